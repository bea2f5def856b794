package io.shindigneo4j.opensocial.mapping;

import org.apache.shindig.social.opensocial.model.Address;

/** Addresses as a table; people, albums and media items have some. */
public final class Addresses {

  private static final BeanTable<SocialAddress> SOCIAL_ADDRESS =
      BeanTable.of(SocialAddress::new)
          .text("building", SocialAddress::getBuilding, SocialAddress::setBuilding)
          .text("floor", SocialAddress::getFloor, SocialAddress::setFloor)
          .build();

  public static final BeanTable<Address> TABLE =
      BeanTable.<Address>of(SocialAddress::new)
          .text("country", Address::getCountry, Address::setCountry)
          .row("latitude", Address::getLatitude, Address::setLatitude, Conversion.FLOAT)
          .text("locality", Address::getLocality, Address::setLocality)
          .row("longitude", Address::getLongitude, Address::setLongitude, Conversion.FLOAT)
          .text("postalCode", Address::getPostalCode, Address::setPostalCode)
          .text("region", Address::getRegion, Address::setRegion)
          .text("streetAddress", Address::getStreetAddress, Address::setStreetAddress)
          .text("type", Address::getType, Address::setType)
          .text("formatted", Address::getFormatted, Address::setFormatted)
          .row("primary", Address::getPrimary, Address::setPrimary, Conversion.FLAG)
          .ofKind(SocialAddress.class, SOCIAL_ADDRESS)
          .build();

  private Addresses() {}
}
