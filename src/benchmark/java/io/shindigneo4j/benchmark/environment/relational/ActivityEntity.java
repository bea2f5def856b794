package io.shindigneo4j.benchmark.environment.relational;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Index;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import jakarta.persistence.UniqueConstraint;
import java.time.Instant;

/** An activity of a person, as a JSON document. */
@Entity
@Table(
    name = "activity",
    uniqueConstraints = @UniqueConstraint(columnNames = {"owner_oid", "id"}),
    indexes = @Index(columnList = "owner_oid, moment"))
public class ActivityEntity {

  private static final int DOCUMENT = 8_000;

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "owner_oid")
  private PersonEntity owner;

  @Column(nullable = false, length = 64)
  private String id;

  private Instant moment;

  @Column(length = DOCUMENT)
  private String document;

  protected ActivityEntity() {}

  ActivityEntity(PersonEntity owner, String id, Instant moment, String document) {
    this.owner = owner;
    this.id = id;
    this.moment = moment;
    this.document = document;
  }
}
