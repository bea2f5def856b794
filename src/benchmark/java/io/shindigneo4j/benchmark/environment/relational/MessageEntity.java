package io.shindigneo4j.benchmark.environment.relational;

import io.shindigneo4j.workload.row.MessageRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;

/** A message, stored once for all recipients. */
@Entity
@Table(name = "message")
public class MessageEntity {

  private static final int TEXT = 4_000;

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @Column(nullable = false, unique = true, length = 64)
  private String id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "sender_oid")
  private PersonEntity sender;

  private Instant timeSent;
  private String title;

  @Column(length = TEXT)
  private String body;

  protected MessageEntity() {}

  MessageEntity(PersonEntity sender, MessageRow row) {
    this.sender = sender;
    id = row.id();
    timeSent = Instant.ofEpochMilli(row.moment());
    title = row.title();
    body = row.body();
  }
}
