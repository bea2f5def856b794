package io.shindigneo4j.release;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Software of a third party, as a bill of materials in CycloneDX has it.
 *
 * @param json its row
 */
record Component(ObjectNode json) {

  private static final Pattern CLASSIFIER = Pattern.compile("[?&]classifier=([^&]+)");
  private static final Pattern TYPE = Pattern.compile("[?&]type=([^&]+)");

  String group() {
    return json.path("group").asText();
  }

  String name() {
    return json.path("name").asText();
  }

  String version() {
    return json.path("version").asText();
  }

  /** Identifies it within a bill of materials. */
  String reference() {
    return json.path("bom-ref").asText();
  }

  /** The group and the name, as in a POM. */
  String coordinates() {
    return group().isEmpty() ? name() : group() + ":" + name();
  }

  /** Whether its row names the artifact. */
  boolean isIn(String artifact) {
    for (JsonNode each : json.path("in")) {
      if (each.asText().equals(artifact)) {
        return true;
      }
    }
    return false;
  }

  boolean isOfMaven() {
    return purl().startsWith("pkg:maven/");
  }

  boolean isJar() {
    return isOfMaven() && type().equals("jar");
  }

  private String type() {
    return parameter(TYPE, "jar");
  }

  /** The name of its file in a folder of libraries. */
  String fileName() {
    String classifier = parameter(CLASSIFIER, "");
    String suffix = classifier.isEmpty() ? "" : "-" + classifier;
    return name() + "-" + version() + suffix + "." + type();
  }

  private String parameter(Pattern pattern, String otherwise) {
    Matcher found = pattern.matcher(purl());
    return found.find() ? found.group(1) : otherwise;
  }

  private String purl() {
    return json.path("purl").asText();
  }
}
