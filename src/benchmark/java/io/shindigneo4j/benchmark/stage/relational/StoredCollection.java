package io.shindigneo4j.benchmark.stage.relational;

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
public class StoredCollection {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "owner_oid")
  private StoredPerson owner;

  @Column(nullable = false, length = 64)
  private String id;

  private String title;
  private Instant since;

  protected StoredCollection() {}

  private StoredCollection(StoredPerson owner, String id, String title) {
    this.owner = owner;
    this.id = id;
    this.title = title;
    since = Instant.EPOCH;
  }

  static StoredCollection inbox(StoredPerson owner) {
    return new StoredCollection(owner, "@inbox", "Inbox");
  }
}
