package io.shindigneo4j.web.doctor;

import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ConsentOperations;
import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.RequestTokenOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.search.SearchOperations;
import io.shindigneo4j.schema.skills.SkillOperations;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All operations that Shindig may ask the plug-in for. */
final class KnownOperations {

  static final List<Class<?>> CLASSES =
      List.of(
          ActivityOperations.class,
          AppDataOperations.class,
          ClientOperations.class,
          ConsentOperations.class,
          NonceOperations.class,
          RequestTokenOperations.class,
          RevocationOperations.class,
          SessionOperations.class,
          TokenOperations.class,
          EventOperations.class,
          FriendshipOperations.class,
          GadgetTokenOperations.class,
          ServiceOperations.class,
          RecommendationOperations.class,
          SocialGraphOperations.class,
          GroupOperations.class,
          AlbumOperations.class,
          MediaItemOperations.class,
          MessageOperations.class,
          NotificationOperations.class,
          OrganizationOperations.class,
          PeopleOperations.class,
          SealedOperations.class,
          SearchOperations.class,
          SkillOperations.class);

  private KnownOperations() {}

  /** The names of all. */
  static Set<String> names() {
    return CLASSES.stream()
        .flatMap(domain -> Stream.of(domain.getDeclaredFields()))
        .filter(field -> field.getType() == Operation.class)
        .filter(field -> Modifier.isPublic(field.getModifiers()))
        .map(KnownOperations::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Field field) {
    try {
      return ((Operation<?, ?>) field.get(null)).name();
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }
}
