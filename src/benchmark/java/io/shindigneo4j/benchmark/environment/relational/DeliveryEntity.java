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
import org.apache.shindig.social.opensocial.model.Message;

/** A message in a collection. */
@Entity
@Table(
    name = "delivery",
    indexes = {
      @Index(columnList = "collection_oid, received"),
      @Index(columnList = "message_oid, collection_oid")
    })
public class DeliveryEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "collection_oid")
  private CollectionEntity collection;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "message_oid")
  private MessageEntity message;

  @Enumerated(EnumType.STRING)
  private Message.Status status;

  private Instant received;

  protected DeliveryEntity() {}

  DeliveryEntity(CollectionEntity collection, MessageEntity message, Instant received) {
    this.collection = collection;
    this.message = message;
    this.received = received;
    status = Message.Status.NEW;
  }
}
