package io.shindigneo4j.benchmark.environment.relational;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Index;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;

/** A person's role in a group. */
@Entity
@Table(
    name = "bond",
    indexes = {
      @Index(columnList = "person_oid, kind, social_group_oid"),
      @Index(columnList = "social_group_oid, kind, person_oid, since")
    })
public class GroupRoleEntity {

  /** The roles, the strongest first. */
  public enum Kind {
    OWNER,
    MEMBER
  }

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "person_oid")
  private PersonEntity person;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "social_group_oid")
  private GroupEntity group;

  @Enumerated(EnumType.ORDINAL)
  private Kind kind;

  private Instant since;

  protected GroupRoleEntity() {}

  GroupRoleEntity(PersonEntity person, GroupEntity group, Kind kind, Instant since) {
    this.person = person;
    this.group = group;
    this.kind = kind;
    this.since = since;
  }
}
