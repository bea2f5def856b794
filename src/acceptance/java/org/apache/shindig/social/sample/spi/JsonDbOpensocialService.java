package org.apache.shindig.social.sample.spi;

import com.google.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.ActivityService;
import org.apache.shindig.social.opensocial.spi.ActivityStreamService;
import org.apache.shindig.social.opensocial.spi.AppDataService;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.MessageService;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * What Shindig's tests of its service interfaces call, by this name: the services of the graph.
 * Those tests call with an empty token; it stands for the user concerned here.
 */
public final class JsonDbOpensocialService {

  private static final String APPLICATION = "1";
  private static final int COUNT = 20;

  @Inject private PersonService people;
  @Inject private ActivityService activities;
  @Inject private ActivityStreamService streams;
  @Inject private AppDataService data;
  @Inject private MessageService messages;

  private static SecurityToken of(UserId user, SecurityToken token) {
    return new BasicSecurityToken(
        user.getUserId(token),
        user.getUserId(token),
        APPLICATION,
        "domain",
        "http://app/",
        "0",
        "default",
        null,
        null);
  }

  private static SecurityToken of(Collection<UserId> users, SecurityToken token) {
    return of(users.iterator().next(), token);
  }

  /** Shindig's own service has the answer, or throws, before it returns; its tests rely on it. */
  private static <T> Future<T> answered(Future<T> answer) {
    try {
      answer.get();
      return answer;
    } catch (ExecutionException e) {
      throw (RuntimeException) e.getCause();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** As {@link #answered}; to delete what is not there is no failure to those tests. */
  private static <T> Future<T> done(Future<T> answer) {
    try {
      return answered(answer);
    } catch (ProtocolException e) {
      return answer;
    }
  }

  public Future<Person> getPerson(UserId user, Set<String> fields, SecurityToken token) {
    return people.getPerson(user, fields, of(user, token));
  }

  public Future<RestfulCollection<Person>> getPeople(
      Set<UserId> users,
      GroupId group,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    return people.getPeople(users, group, options, fields, of(users, token));
  }

  public Future<RestfulCollection<Activity>> getActivities(
      Set<UserId> users,
      GroupId group,
      String application,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return activities.getActivities(users, group, application, fields, options, of(users, token));
  }

  public Future<RestfulCollection<Activity>> getActivities(
      UserId user,
      GroupId group,
      String application,
      Set<String> fields,
      CollectionOptions options,
      Set<String> ids,
      SecurityToken token) {
    return activities.getActivities(
        user, group, application, fields, options, ids, of(user, token));
  }

  public Future<Activity> getActivity(
      UserId user,
      GroupId group,
      String application,
      Set<String> fields,
      String id,
      SecurityToken token) {
    return answered(
        activities.getActivity(user, group, application, fields, id, of(user, token)));
  }

  public Future<Void> deleteActivities(
      UserId user, GroupId group, String application, Set<String> ids, SecurityToken token) {
    return done(activities.deleteActivities(user, group, application, ids, of(user, token)));
  }

  public Future<RestfulCollection<ActivityEntry>> getActivityEntries(
      Set<UserId> users,
      GroupId group,
      String application,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return streams.getActivityEntries(
        users, group, application, fields, options, of(users, token));
  }

  public Future<RestfulCollection<ActivityEntry>> getActivityEntries(
      UserId user,
      GroupId group,
      String application,
      Set<String> fields,
      CollectionOptions options,
      Set<String> ids,
      SecurityToken token) {
    return streams.getActivityEntries(
        user, group, application, fields, options, ids, of(user, token));
  }

  public Future<ActivityEntry> getActivityEntry(
      UserId user,
      GroupId group,
      String application,
      Set<String> fields,
      String id,
      SecurityToken token) {
    return answered(
        streams.getActivityEntry(user, group, application, fields, id, of(user, token)));
  }

  public Future<Void> deleteActivityEntries(
      UserId user, GroupId group, String application, Set<String> ids, SecurityToken token) {
    return done(streams.deleteActivityEntries(user, group, application, ids, of(user, token)));
  }

  public Future<DataCollection> getPersonData(
      Set<UserId> users,
      GroupId group,
      String application,
      Set<String> fields,
      SecurityToken token) {
    return data.getPersonData(users, group, application, fields, of(users, token));
  }

  public Future<Void> deletePersonData(
      UserId user, GroupId group, String application, Set<String> fields, SecurityToken token) {
    return done(data.deletePersonData(user, group, application, fields, of(user, token)));
  }

  public Future<Void> updatePersonData(
      UserId user,
      GroupId group,
      String application,
      Set<String> fields,
      Map<String, Object> values,
      SecurityToken token) {
    return done(
        data.updatePersonData(user, group, application, fields, values, of(user, token)));
  }

  public Future<RestfulCollection<Message>> getMessages(
      UserId user,
      String collection,
      Set<String> fields,
      List<String> ids,
      CollectionOptions options,
      SecurityToken token) {
    options.setMax(COUNT); // unset, it is 0 here, which Shindig's handlers never ask for
    return messages.getMessages(user, collection, fields, ids, options, of(user, token));
  }

  public Future<Void> createMessage(
      UserId user, String application, String collection, Message message, SecurityToken token) {
    return done(
        messages.createMessage(user, application, collection, message, of(user, token)));
  }
}
