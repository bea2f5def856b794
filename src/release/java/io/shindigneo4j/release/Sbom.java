package io.shindigneo4j.release;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The software that the project uses, from which the bill of materials of each artifact is taken.
 * The same input gives the same bytes: there is no time in it, and no random number.
 */
final class Sbom {

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

  private static final List<String> KEPT =
      List.of("type", "bom-ref", "group", "name", "version", "scope", "purl");

  private final JsonNode all;
  private final JsonNode others;
  private final Licences licences;

  private Sbom(JsonNode all, JsonNode others, Licences licences) {
    this.all = all;
    this.others = others;
    this.licences = licences;
  }

  /**
   * Reads both.
   *
   * @param all the dependencies of the project, in CycloneDX
   * @param others components that Maven does not know, each with the artifacts that it is in
   */
  static Sbom read(Path all, Path others, Licences licences) throws IOException {
    return new Sbom(JSON.readTree(all.toFile()), JSON.readTree(others.toFile()), licences);
  }

  /** What the artifact contains, in order. */
  List<Component> components(ShippedArtifact artifact) {
    List<Component> components = new ArrayList<>();
    rows(all.path("components")).stream().filter(artifact.libraries()).forEach(components::add);
    rows(others).stream()
        .filter(component -> component.isIn(artifact.name()))
        .forEach(components::add);
    components.sort(Comparator.comparing(Component::reference));
    return components;
  }

  private static List<Component> rows(JsonNode array) {
    List<Component> rows = new ArrayList<>();
    array.forEach(row -> rows.add(new Component((ObjectNode) row)));
    return rows;
  }

  /** The bill of materials of an artifact, in CycloneDX. */
  byte[] of(ShippedArtifact artifact, String version) throws IOException {
    List<Component> components = components(artifact);
    ObjectNode sbom = JSON.createObjectNode();
    sbom.put("bomFormat", "CycloneDX").put("specVersion", "1.6").put("version", 1);
    String self = artifact.purl(version);
    describe(sbom.putObject("metadata").putObject("component"), artifact, version);
    ArrayNode rows = sbom.putArray("components");
    for (Component component : components) {
      rows.add(row(component, artifact.keepsFiles()));
    }
    addDependencies(sbom.putArray("dependencies"), self, components);
    return JSON.writeValueAsBytes(sbom);
  }

  private static void describe(ObjectNode component, ShippedArtifact artifact, String version) {
    component.put("type", "application").put("bom-ref", artifact.purl(version));
    component.put("group", "io.shindigneo4j").put("name", artifact.publishedName());
    component.put("version", version);
    component.putArray("licenses").addObject().put("expression", "Apache-2.0");
    component.put("purl", artifact.purl(version));
  }

  private ObjectNode row(Component component, boolean keepsFiles) {
    ObjectNode row = JSON.createObjectNode();
    for (String field : KEPT) {
      if (component.json().has(field)) {
        row.set(field, component.json().get(field));
      }
    }
    if (keepsFiles) {
      ArrayNode hashes = row.putArray("hashes");
      for (JsonNode hash : component.json().path("hashes")) {
        if (hash.path("alg").asText().equals("SHA-256")) {
          hashes.add(hash);
        }
      }
    }
    row.putArray("licenses").addObject().put("expression", licences.of(component));
    return row;
  }

  /** The artifact has all of them in it; among each other they depend as Maven says. */
  private void addDependencies(ArrayNode array, String self, List<Component> components) {
    Set<String> contained =
        components.stream().map(Component::reference).collect(Collectors.toSet());
    ArrayNode direct = array.addObject().put("ref", self).putArray("dependsOn");
    components.forEach(component -> direct.add(component.reference()));
    for (JsonNode each : all.path("dependencies")) {
      if (contained.contains(each.path("ref").asText())) {
        ArrayNode on =
            array.addObject().put("ref", each.path("ref").asText()).putArray("dependsOn");
        for (JsonNode other : each.path("dependsOn")) {
          if (contained.contains(other.asText())) {
            on.add(other);
          }
        }
      }
    }
  }
}
