package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.Addresses;
import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.schema.GraphNames;
import org.apache.shindig.social.core.model.AccountImpl;
import org.apache.shindig.social.core.model.ListFieldImpl;
import org.apache.shindig.social.core.model.UrlImpl;
import org.apache.shindig.social.opensocial.model.Account;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.ListField;
import org.apache.shindig.social.opensocial.model.Name;
import org.apache.shindig.social.opensocial.model.Organization;
import org.apache.shindig.social.opensocial.model.Url;

/** The types of which a profile has lists (OpenSocial Social Data 2.5.1). */
final class DetailTables {

  static final BeanTable<ListField> LIST_FIELD =
      BeanTable.<ListField>of(ListFieldImpl::new)
          .text("value", ListField::getValue, ListField::setValue)
          .text("type", ListField::getType, ListField::setType)
          .row("primary", ListField::getPrimary, ListField::setPrimary, Conversion.FLAG)
          .build();

  static final BeanTable<Url> URL =
      BeanTable.<Url>of(UrlImpl::new)
          .text("value", Url::getValue, Url::setValue)
          .text("type", Url::getType, Url::setType)
          .row("primary", Url::getPrimary, Url::setPrimary, Conversion.FLAG)
          .text("linkText", Url::getLinkText, Url::setLinkText)
          .build();

  static final BeanTable<Address> ADDRESS = Addresses.TABLE;

  private static final BeanTable<SocialOrganization> SOCIAL_ORGANIZATION =
      BeanTable.of(SocialOrganization::new)
          .text("department", SocialOrganization::getDepartment, SocialOrganization::setDepartment)
          .text("location", SocialOrganization::getLocation, SocialOrganization::setLocation)
          .build();

  static final BeanTable<Organization> ORGANIZATION =
      BeanTable.<Organization>of(SocialOrganization::new)
          .inside("address", Organization::getAddress, Organization::setAddress, ADDRESS)
          .text("description", Organization::getDescription, Organization::setDescription)
          .row(
              "endDate",
              Organization::getEndDate,
              Organization::setEndDate,
              Conversion.DATE_OR_WORDS)
          .text("field", Organization::getField, Organization::setField)
          .text("name", Organization::getName, Organization::setName)
          .text(GraphNames.SALARY, Organization::getSalary, Organization::setSalary)
          .row(
              "startDate",
              Organization::getStartDate,
              Organization::setStartDate,
              Conversion.DATE_OR_WORDS)
          .text("subField", Organization::getSubField, Organization::setSubField)
          .text("title", Organization::getTitle, Organization::setTitle)
          .text("webpage", Organization::getWebpage, Organization::setWebpage)
          .text("type", Organization::getType, Organization::setType)
          .row("primary", Organization::getPrimary, Organization::setPrimary, Conversion.FLAG)
          .ofKind(SocialOrganization.class, SOCIAL_ORGANIZATION)
          .build();

  private static final BeanTable<SocialName> SOCIAL_NAME =
      BeanTable.of(SocialName::new)
          .text("pronunciation", SocialName::getPronunciation, SocialName::setPronunciation)
          .text(
              "pronunciationUrl", SocialName::getPronunciationUrl, SocialName::setPronunciationUrl)
          .build();

  static final BeanTable<Name> NAME =
      BeanTable.<Name>of(SocialName::new)
          .text("additionalName", Name::getAdditionalName, Name::setAdditionalName)
          .text("familyName", Name::getFamilyName, Name::setFamilyName)
          .text("formatted", Name::getFormatted, Name::setFormatted)
          .text("givenName", Name::getGivenName, Name::setGivenName)
          .text("honorificPrefix", Name::getHonorificPrefix, Name::setHonorificPrefix)
          .text("honorificSuffix", Name::getHonorificSuffix, Name::setHonorificSuffix)
          .ofKind(SocialName.class, SOCIAL_NAME)
          .build();

  static final BeanTable<Account> ACCOUNT =
      BeanTable.<Account>of(AccountImpl::new)
          .text("domain", Account::getDomain, Account::setDomain)
          .text("userId", Account::getUserId, Account::setUserId)
          .text("username", Account::getUsername, Account::setUsername)
          .build();

  private DetailTables() {}
}
