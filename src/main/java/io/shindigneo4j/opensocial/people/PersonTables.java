package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.opensocial.mapping.BeanTable;
import io.shindigneo4j.opensocial.mapping.Conversion;
import org.apache.shindig.protocol.model.Enum;
import org.apache.shindig.protocol.model.Enum.EnumKey;
import org.apache.shindig.protocol.model.EnumImpl;
import org.apache.shindig.social.core.model.BodyTypeImpl;
import org.apache.shindig.social.opensocial.model.BodyType;
import org.apache.shindig.social.opensocial.model.Drinker;
import org.apache.shindig.social.opensocial.model.NetworkPresence;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.model.Smoker;

/**
 * A person's own properties (OpenSocial Social Data 2.5.1, Person); lists of several properties
 * each are details.
 */
final class PersonTables {

  private static final BeanTable<BodyType> BODY_TYPE =
      BeanTable.<BodyType>of(BodyTypeImpl::new)
          .text("build", BodyType::getBuild, BodyType::setBuild)
          .text("eyeColor", BodyType::getEyeColor, BodyType::setEyeColor)
          .text("hairColor", BodyType::getHairColor, BodyType::setHairColor)
          .row("height", BodyType::getHeight, BodyType::setHeight, Conversion.FLOAT)
          .row("weight", BodyType::getWeight, BodyType::setWeight, Conversion.FLOAT)
          .build();

  /** The fields that Shindig's bean lacks. */
  private static final BeanTable<SocialPerson> SOCIAL_PERSON =
      BeanTable.of(SocialPerson::new)
          .row(
              "anniversary",
              SocialPerson::getAnniversary,
              SocialPerson::setAnniversary,
              Conversion.DATE)
          .text(
              "contactPreference",
              SocialPerson::getContactPreference,
              SocialPerson::setContactPreference)
          .text("dn", SocialPerson::getDn, SocialPerson::setDn)
          .text("location", SocialPerson::getLocation, SocialPerson::setLocation)
          .inside(
              "nativeName",
              SocialPerson::getNativeName,
              SocialPerson::setNativeName,
              DetailTables.NAME)
          .text("note", SocialPerson::getNote, SocialPerson::setNote)
          .texts("orgIdentifier", SocialPerson::getOrgIdentifier, SocialPerson::setOrgIdentifier)
          .inside(
              "preferredName",
              SocialPerson::getPreferredName,
              SocialPerson::setPreferredName,
              DetailTables.NAME)
          .row("published", SocialPerson::getPublished, SocialPerson::setPublished, Conversion.DATE)
          .build();

  static final BeanTable<Person> PERSON =
      BeanTable.<Person>of(SocialPerson::new)
          .text("aboutMe", Person::getAboutMe, Person::setAboutMe)
          .texts("activities", Person::getActivities, Person::setActivities)
          .row("age", Person::getAge, Person::setAge, Conversion.INTEGER)
          .row("birthday", Person::getBirthday, Person::setBirthday, Conversion.DATE)
          .inside("bodyType", Person::getBodyType, Person::setBodyType, BODY_TYPE)
          .texts("books", Person::getBooks, Person::setBooks)
          .texts("cars", Person::getCars, Person::setCars)
          .text("children", Person::getChildren, Person::setChildren)
          .inside(
              "currentLocation",
              Person::getCurrentLocation,
              Person::setCurrentLocation,
              DetailTables.ADDRESS)
          .text("displayName", Person::getDisplayName, Person::setDisplayName)
          .inside("drinker", Person::getDrinker, Person::setDrinker, enumTable(Drinker.class))
          .text("ethnicity", Person::getEthnicity, Person::setEthnicity)
          .text("fashion", Person::getFashion, Person::setFashion)
          .texts("food", Person::getFood, Person::setFood)
          .row(
              "gender",
              Person::getGender,
              Person::setGender,
              Conversion.constant(Person.Gender.class))
          .text("happiestWhen", Person::getHappiestWhen, Person::setHappiestWhen)
          .row("hasApp", Person::getHasApp, Person::setHasApp, Conversion.FLAG)
          .texts("heroes", Person::getHeroes, Person::setHeroes)
          .text("humor", Person::getHumor, Person::setHumor)
          .text("id", Person::getId, Person::setId)
          .texts("interests", Person::getInterests, Person::setInterests)
          .text("jobInterests", Person::getJobInterests, Person::setJobInterests)
          .texts("languagesSpoken", Person::getLanguagesSpoken, Person::setLanguagesSpoken)
          .text("livingArrangement", Person::getLivingArrangement, Person::setLivingArrangement)
          .row(
              "lookingFor",
              Person::getLookingFor,
              Person::setLookingFor,
              LookingForConversion.INSTANCE)
          .texts("movies", Person::getMovies, Person::setMovies)
          .texts("music", Person::getMusic, Person::setMusic)
          .inside("name", Person::getName, Person::setName, DetailTables.NAME)
          .inside(
              "networkPresence",
              Person::getNetworkPresence,
              Person::setNetworkPresence,
              enumTable(NetworkPresence.class))
          .text("nickname", Person::getNickname, Person::setNickname)
          .text("pets", Person::getPets, Person::setPets)
          .text("politicalViews", Person::getPoliticalViews, Person::setPoliticalViews)
          .text("preferredUsername", Person::getPreferredUsername, Person::setPreferredUsername)
          .inside("profileSong", Person::getProfileSong, Person::setProfileSong, DetailTables.URL)
          .textWithin(Person::getUrls, "profileUrl", Person::getProfileUrl, Person::setProfileUrl)
          .inside(
              "profileVideo", Person::getProfileVideo, Person::setProfileVideo, DetailTables.URL)
          .texts("quotes", Person::getQuotes, Person::setQuotes)
          .text("relationshipStatus", Person::getRelationshipStatus, Person::setRelationshipStatus)
          .text("religion", Person::getReligion, Person::setReligion)
          .text("romance", Person::getRomance, Person::setRomance)
          .text("scaredOf", Person::getScaredOf, Person::setScaredOf)
          .text("sexualOrientation", Person::getSexualOrientation, Person::setSexualOrientation)
          .inside("smoker", Person::getSmoker, Person::setSmoker, enumTable(Smoker.class))
          .texts("sports", Person::getSports, Person::setSports)
          .text("status", Person::getStatus, Person::setStatus)
          .texts("tags", Person::getTags, Person::setTags)
          .textWithin(
              Person::getPhotos, "thumbnailUrl", Person::getThumbnailUrl, Person::setThumbnailUrl)
          .texts("turnOffs", Person::getTurnOffs, Person::setTurnOffs)
          .texts("turnOns", Person::getTurnOns, Person::setTurnOns)
          .texts("tvShows", Person::getTvShows, Person::setTvShows)
          .row("updated", Person::getUpdated, Person::setUpdated, Conversion.DATE)
          .row("utcOffset", Person::getUtcOffset, Person::setUtcOffset, Conversion.LONG)
          .ofKind(SocialPerson.class, SOCIAL_PERSON)
          .build();

  private PersonTables() {}

  /**
   * A key of a fixed set, and the words for it in the user's language. Lambdas, since a method
   * reference to the intersection of two types fails to link.
   */
  private static <E extends java.lang.Enum<E> & EnumKey> BeanTable<Enum<E>> enumTable(
      Class<E> type) {
    return BeanTable.<Enum<E>>of(() -> new EnumImpl<>(null, null))
        .row(
            "value",
            word -> word.getValue(),
            (word, key) -> word.setValue(key),
            Conversion.key(type))
        .text("displayValue", Enum::getDisplayValue, Enum::setDisplayValue)
        .build();
  }
}
