package io.shindigneo4j.benchmark.environment.relational;

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

/** One direction of a friendship. The other direction has its own row. */
@Entity
@Table(
    name = "friendship",
    uniqueConstraints = @UniqueConstraint(columnNames = {"person_oid", "friend_oid"}),
    indexes = @Index(columnList = "person_oid, since, friend_oid"))
public class FriendshipEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "person_oid")
  private PersonEntity person;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "friend_oid")
  private PersonEntity friend;

  private Instant since;

  protected FriendshipEntity() {}

  FriendshipEntity(PersonEntity person, PersonEntity friend, Instant since) {
    this.person = person;
    this.friend = friend;
    this.since = since;
  }
}
