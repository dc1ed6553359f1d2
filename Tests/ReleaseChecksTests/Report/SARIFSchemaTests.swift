import Testing

@testable import ReleaseChecks

/// SARIF 2.1.0, as far as we write it: OASIS's rules for each object that a report of ours has, and nothing beside them.
struct SARIFSchemaTests {
  private static let schema = #"""
    {"$ref": "#/$defs/log", "$defs": {
      "log": {"type": "object", "required": ["version", "runs"], "additionalProperties": false, "properties": {
        "$schema": {"type": "string", "pattern": "^https://"}, "version": {"const": "2.1.0"},
        "runs": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/run"}}}},
      "run": {"type": "object", "required": ["tool"], "additionalProperties": false, "properties": {
        "tool": {"$ref": "#/$defs/tool"}, "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
        "results": {"type": "array", "items": {"$ref": "#/$defs/result"}}}},
      "tool": {"type": "object", "required": ["driver"], "additionalProperties": false, "properties": {
        "driver": {"$ref": "#/$defs/driver"}}},
      "driver": {"type": "object", "required": ["name"], "additionalProperties": false, "properties": {
        "name": {"type": "string", "minLength": 1},
        "version": {"type": "string"},
        "semanticVersion": {"type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+$"},
        "informationUri": {"$ref": "#/$defs/address"},
        "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}}}},
      "rule": {"type": "object", "required": ["id"], "additionalProperties": false, "properties": {
        "id": {"type": "string", "minLength": 1}, "shortDescription": {"$ref": "#/$defs/text"},
        "fullDescription": {"$ref": "#/$defs/text"}, "help": {"$ref": "#/$defs/text"},
        "helpUri": {"$ref": "#/$defs/address"},
        "defaultConfiguration": {"type": "object", "additionalProperties": false, "properties": {
          "level": {"$ref": "#/$defs/level"}}},
        "properties": {"$ref": "#/$defs/bag"}}},
      "result": {"type": "object", "required": ["message"], "additionalProperties": false, "properties": {
        "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
        "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/text"},
        "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
        "partialFingerprints": {"type": "object", "additionalProperties": {"type": "string"}},
        "suppressions": {"type": "array", "items": {"$ref": "#/$defs/suppression"}},
        "fixes": {"type": "array", "items": {"$ref": "#/$defs/fix"}},
        "properties": {"$ref": "#/$defs/bag"}}},
      "location": {"type": "object", "additionalProperties": false, "properties": {
        "physicalLocation": {"$ref": "#/$defs/place"}}},
      "place": {"type": "object", "required": ["artifactLocation"], "additionalProperties": false, "properties": {
        "artifactLocation": {"$ref": "#/$defs/file"},
        "region": {"type": "object", "additionalProperties": false, "properties": {
          "startLine": {"$ref": "#/$defs/ordinal"}, "startColumn": {"$ref": "#/$defs/ordinal"},
          "endLine": {"$ref": "#/$defs/ordinal"}, "endColumn": {"$ref": "#/$defs/ordinal"}}}}},
      "file": {"type": "object", "additionalProperties": false, "properties": {
        "uri": {"type": "string", "pattern": "^([A-Za-z0-9._~/!$&'()*+,;=@-]|%[0-9A-F]{2})*$"},
        "uriBaseId": {"type": "string"}}},
      "fix": {"type": "object", "required": ["artifactChanges"], "additionalProperties": false, "properties": {
        "description": {"$ref": "#/$defs/text"},
        "artifactChanges": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/change"}}}},
      "change": {"type": "object", "required": ["artifactLocation", "replacements"], "additionalProperties": false,
        "properties": {"artifactLocation": {"$ref": "#/$defs/file"},
          "replacements": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/replacement"}}}},
      "replacement": {"type": "object", "required": ["deletedRegion"], "additionalProperties": false, "properties": {
        "deletedRegion": {"type": "object", "additionalProperties": false, "properties": {
          "charOffset": {"type": "integer", "minimum": 0}, "charLength": {"type": "integer", "minimum": 0}}},
        "insertedContent": {"type": "object", "additionalProperties": false, "properties": {
          "text": {"type": "string"}}}}},
      "suppression": {"type": "object", "required": ["kind"], "additionalProperties": false, "properties": {
        "kind": {"enum": ["inSource", "external"]}, "justification": {"type": "string"}}},
      "text": {"type": "object", "required": ["text"], "additionalProperties": false, "properties": {
        "text": {"type": "string", "minLength": 1}}},
      "bag": {"type": "object", "properties": {"tags": {"type": "array", "items": {"type": "string"}}}},
      "level": {"enum": ["none", "note", "warning", "error"]},
      "address": {"type": "string", "pattern": "^https://[^ ]+$"},
      "ordinal": {"type": "integer", "minimum": 1}
    }}
    """#

  @Test func everyFindingIsWrittenByTheRules() throws {
    let schema = try JSONSchema(Array(Self.schema.utf8))
    var style = ReportStyle()
    style.least = .info
    // Every rule's own example, so that every kind of finding and place is written.
    for rule in Rule.all {
      let fixture = try ReleaseFixture(of: rule.examples().found)
      let report = try fixture.check(rule.examples().found)
      let place = ReportPlace(root: fixture.root, base: fixture.project)
      let written = try #require(report.sarif(style, at: place, toolVersion: "1.0.0"))
      #expect(try schema.faults(in: Array(written.utf8)) == [], "\(rule.id)")
    }
  }

  @Test func strangeNamesAndAcceptancesAreWrittenByThemToo() throws {
    let schema = try JSONSchema(Array(Self.schema.utf8))
    let fixture = try ReleaseFixture([
      "metadata/en-US/a b#?%é.txt": "x", "metadata/en-US/name.txt": "🎉", "metadata/x y/name.txt": "N",
    ])
    let accepted = try ProjectFile(
      json: Array(#"{"accepted": [{"rule": "symbol-in-name", "reason": "agreed"}]}"#.utf8)
    ).accepted
    var style = ReportStyle()
    style.least = .info
    let report = try fixture.report(accepted: accepted)
    for base in [nil, fixture.project] {
      let place = ReportPlace(root: fixture.root, base: base)
      let written = try #require(report.sarif(style, at: place, toolVersion: "1.0.0"))
      #expect(written.contains("suppressions"))
      #expect(try schema.faults(in: Array(written.utf8)) == [])
    }
  }

  /// A safe fix is written as the whole file it makes; what is not for others is not.
  @Test func fixesAreWritten() throws {
    let secret = "metadata/review_information/notes.txt"
    let fixture = try ReleaseFixture([
      "metadata/en-US/keywords.txt": "boat, sail", secret: "\u{FEFF}hunter2",
      "metadata/en-US/name.txt": "Harbour Log",
    ])
    var style = ReportStyle()
    style.least = .info
    let place = ReportPlace(root: fixture.root, base: fixture.project)
    let written = try #require(try fixture.report().sarif(style, at: place, toolVersion: "1.0.0"))
    #expect(try JSONSchema(Array(Self.schema.utf8)).faults(in: Array(written.utf8)) == [])
    let compact = written.filter { !$0.isWhitespace }
    #expect(
      compact.contains(
        #""deletedRegion":{"charOffset":0,"charLength":10},"insertedContent":{"text":"boat,sail"}"#))
    #expect(!written.contains("hunter2"))
  }
}
