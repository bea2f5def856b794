package io.shindigneo4j.benchmark.environment.relational;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.UniqueConstraint;
import java.time.Instant;

/** A collection of a person's messages. */
@Entity
@Table(
    name = "message_collection",
    uniqueConstraints = @UniqueConstraint(columnNames = {"owner_oid", "id"}))
public class CollectionEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "owner_oid")
  private PersonEntity owner;

  @Column(nullable = false, length = 64)
  private String id;

  private String title;
  private Instant since;

  protected CollectionEntity() {}

  private CollectionEntity(PersonEntity owner, String id, String title) {
    this.owner = owner;
    this.id = id;
    this.title = title;
    since = Instant.EPOCH;
  }

  static CollectionEntity inbox(PersonEntity owner) {
    return new CollectionEntity(owner, "@inbox", "Inbox");
  }
}
