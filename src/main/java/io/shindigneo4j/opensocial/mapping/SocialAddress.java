package io.shindigneo4j.opensocial.mapping;

import org.apache.shindig.social.core.model.AddressImpl;

/** An address with the fields of OpenSocial Social Data 2.5.1 that Shindig's bean lacks. */
public final class SocialAddress extends AddressImpl {

  private String building;
  private String floor;

  /** The identifier of the building. */
  public String getBuilding() {
    return building;
  }

  public void setBuilding(String building) {
    this.building = building;
  }

  /** The identifier of the floor. */
  public String getFloor() {
    return floor;
  }

  public void setFloor(String floor) {
    this.floor = floor;
  }
}
