package io.shindigneo4j.benchmark.environment.relational;

import io.shindigneo4j.workload.row.GroupRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A group of people. */
@Entity
@Table(name = "social_group")
public class GroupEntity {

  private static final int TEXT = 2_000;

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @Column(nullable = false, unique = true, length = 64)
  private String id;

  private String title;

  @Column(length = TEXT)
  private String description;

  protected GroupEntity() {}

  GroupEntity(GroupRow row) {
    id = row.id();
    title = row.title();
    description = row.description();
  }

  public String getId() {
    return id;
  }

  public String getTitle() {
    return title;
  }

  public String getDescription() {
    return description;
  }
}
