package io.shindigneo4j.benchmark.environment.gremlin;

import io.shindigneo4j.workload.row.PersonRow;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Date;
import org.apache.tinkerpop.gremlin.structure.Graph;
import org.apache.tinkerpop.gremlin.structure.T;
import org.apache.tinkerpop.gremlin.structure.Vertex;

/** Adds people with their addresses and employments. */
record PersonVertices(Graph graph) {

  /** Adds a person; returns the vertex. */
  Vertex add(PersonRow row) {
    String name = row.givenName() + " " + row.familyName();
    Vertex person =
        graph.addVertex(
            T.label,
            "person",
            T.id,
            row.id(),
            "displayName",
            name,
            "formattedName",
            name,
            "givenName",
            row.givenName(),
            "familyName",
            row.familyName(),
            "nickname",
            row.nickname(),
            "gender",
            row.gender(),
            "birthday",
            Date.from(Instant.parse(row.birthday())),
            "aboutMe",
            row.aboutMe(),
            "status",
            row.status(),
            "relationshipStatus",
            row.relationshipStatus(),
            "thumbnailUrl",
            row.thumbnailUrl(),
            "profileUrl",
            row.profileUrl(),
            "interests",
            new ArrayList<>(row.interests()),
            "languagesSpoken",
            new ArrayList<>(row.languages()));
    for (int place = 0; place < row.addresses().size(); place++) {
      person.addEdge("hasAddress", vertex(row.addresses().get(place)), "position", place);
    }
    for (int place = 0; place < row.organizations().size(); place++) {
      person.addEdge("hasEmployment", vertex(row.organizations().get(place)), "position", place);
    }
    return person;
  }

  private Vertex vertex(PersonRow.Address row) {
    return graph.addVertex(
        T.label,
        "address",
        "streetAddress",
        row.streetAddress(),
        "locality",
        row.locality(),
        "region",
        row.region(),
        "postalCode",
        row.postalCode(),
        "country",
        row.country(),
        "latitude",
        row.latitude(),
        "longitude",
        row.longitude(),
        "type",
        "home");
  }

  private Vertex vertex(PersonRow.Employment row) {
    return graph.addVertex(
        T.label,
        "employment",
        "name",
        row.name(),
        "field",
        row.field(),
        "webpage",
        row.webpage(),
        "title",
        row.title(),
        "startDate",
        Date.from(Instant.parse(row.startDate())),
        "type",
        "job");
  }
}
