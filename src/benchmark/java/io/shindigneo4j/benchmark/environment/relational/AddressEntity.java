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

/** An address of a person. */
@Entity
@Table(name = "address", indexes = @Index(columnList = "person_oid, position"))
public class AddressEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(name = "person_oid")
  private PersonEntity person;

  private int position;
  private String streetAddress;
  private String locality;
  private String region;
  private String postalCode;
  private String country;
  private double latitude;
  private double longitude;
  private String type;

  protected AddressEntity() {}

  AddressEntity(PersonEntity person, int position, PersonRow.Address row) {
    this.person = person;
    this.position = position;
    streetAddress = row.streetAddress();
    locality = row.locality();
    region = row.region();
    postalCode = row.postalCode();
    country = row.country();
    latitude = row.latitude();
    longitude = row.longitude();
    type = "home";
  }

  public String getStreetAddress() {
    return streetAddress;
  }

  public String getLocality() {
    return locality;
  }

  public String getRegion() {
    return region;
  }

  public String getPostalCode() {
    return postalCode;
  }

  public String getCountry() {
    return country;
  }

  public double getLatitude() {
    return latitude;
  }

  public double getLongitude() {
    return longitude;
  }

  public String getType() {
    return type;
  }
}
