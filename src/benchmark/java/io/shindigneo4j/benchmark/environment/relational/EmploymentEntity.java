package io.shindigneo4j.benchmark.environment.relational;

import io.shindigneo4j.workload.row.PersonRow;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Index;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;

/** A person's employment at an organisation. */
@Entity
@Table(name = "employment", indexes = @Index(columnList = "person_oid, position"))
public class EmploymentEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "person_oid")
  private PersonEntity person;

  private int position;
  private String name;
  private String field;
  private String webpage;
  private String title;
  private Instant startDate;
  private String type;

  protected EmploymentEntity() {}

  EmploymentEntity(PersonEntity person, int position, PersonRow.Employment row) {
    this.person = person;
    this.position = position;
    name = row.name();
    field = row.field();
    webpage = row.webpage();
    title = row.title();
    startDate = Instant.parse(row.startDate());
    type = "job";
  }

  public String getName() {
    return name;
  }

  public String getField() {
    return field;
  }

  public String getWebpage() {
    return webpage;
  }

  public String getTitle() {
    return title;
  }

  public Instant getStartDate() {
    return startDate;
  }

  public String getType() {
    return type;
  }
}
