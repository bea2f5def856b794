package io.shindigneo4j.benchmark.environment.relational;

import io.shindigneo4j.workload.row.PersonRow;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import org.hibernate.annotations.Fetch;
import org.hibernate.annotations.FetchMode;

/** A person with the fifteen properties. */
@Entity
@Table(name = "person")
public class PersonEntity {

  private static final int TEXT = 2_000;

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long oid;

  @Column(nullable = false, unique = true, length = 64)
  private String id;

  private String displayName;
  private String formattedName;
  private String givenName;
  private String familyName;
  private String nickname;
  private String gender;
  private Instant birthday;

  @Column(length = TEXT)
  private String aboutMe;

  @Column(length = TEXT)
  private String status;

  private String relationshipStatus;
  private String thumbnailUrl;
  private String profileUrl;
  private String[] interests;
  private String[] languagesSpoken;

  @OneToMany(mappedBy = "person")
  @OrderBy("position")
  @Fetch(FetchMode.SUBSELECT)
  private List<AddressEntity> addresses;

  @OneToMany(mappedBy = "person")
  @OrderBy("position")
  @Fetch(FetchMode.SUBSELECT)
  private List<EmploymentEntity> employments;

  protected PersonEntity() {}

  PersonEntity(PersonRow row) {
    id = row.id();
    displayName = row.givenName() + " " + row.familyName();
    formattedName = displayName;
    givenName = row.givenName();
    familyName = row.familyName();
    nickname = row.nickname();
    gender = row.gender();
    birthday = Instant.parse(row.birthday());
    aboutMe = row.aboutMe();
    status = row.status();
    relationshipStatus = row.relationshipStatus();
    thumbnailUrl = row.thumbnailUrl();
    profileUrl = row.profileUrl();
    interests = row.interests().toArray(String[]::new);
    languagesSpoken = row.languages().toArray(String[]::new);
  }

  public Long getOid() {
    return oid;
  }

  public String getId() {
    return id;
  }

  public String getDisplayName() {
    return displayName;
  }

  public String getFormattedName() {
    return formattedName;
  }

  public String getGivenName() {
    return givenName;
  }

  public String getFamilyName() {
    return familyName;
  }

  public String getNickname() {
    return nickname;
  }

  public String getGender() {
    return gender;
  }

  public Instant getBirthday() {
    return birthday;
  }

  public String getAboutMe() {
    return aboutMe;
  }

  public String getStatus() {
    return status;
  }

  public String getRelationshipStatus() {
    return relationshipStatus;
  }

  public String getThumbnailUrl() {
    return thumbnailUrl;
  }

  public String getProfileUrl() {
    return profileUrl;
  }

  public String[] getInterests() {
    return interests;
  }

  public String[] getLanguagesSpoken() {
    return languagesSpoken;
  }

  public List<AddressEntity> getAddresses() {
    return addresses;
  }

  public List<EmploymentEntity> getEmployments() {
    return employments;
  }
}
