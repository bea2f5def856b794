package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.friendships.Friendships;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.opensocial.request.SupportedFields;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.PersonService;

/**
 * People over REST and JSON-RPC (OpenSocial Social API Server 2.5.1, People). Beside the groups of
 * the specification there are {@code @friendrequests}, who has asked the user for friendship, and
 * {@code @sentrequests}, whom the user has asked.
 */
@Service(name = "people", path = "/{userId}+/{groupId}/{personId}+")
public final class PeopleHandler {

  private final PersonService people;
  private final PeopleQueries reading;
  private final ProfileUpdates updates;
  private final Registration registration;
  private final Friendships friendships;
  private final SupportedFields supportedFields;

  @Inject
  PeopleHandler(
      PersonService people,
      PeopleQueries reading,
      ProfileUpdates updates,
      Registration registration,
      Friendships friendships,
      SupportedFields supportedFields) {
    this.people = people;
    this.reading = reading;
    this.updates = updates;
    this.registration = registration;
    this.friendships = friendships;
    this.supportedFields = supportedFields;
  }

  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    return reading.get(new PeopleTarget(request, PeopleTarget.SELF));
  }

  /** Changes a profile; in {@code @friendrequests}, says yes to the person's request. */
  @Operation(httpMethods = "PUT", bodyParam = "person")
  public Future<?> update(InputRequestItem request) {
    PeopleTarget target = new PeopleTarget(request, PeopleTarget.SELF);
    return switch (target.group()) {
      case PeopleTarget.SELF -> updatePerson(target);
      case PeopleTarget.RECEIVED_REQUESTS ->
          friendships.accept(target.user(), Inputs.person(request), request.getToken());
      default -> throw notPossible(target);
    };
  }

  /** What follows from friendships is not kept, and refused. */
  private static Person body(InputRequestItem request) {
    PartialUpdate.requireNone(request, "person", SocialPerson.class, PersonMapper.COMPUTED_FIELDS);
    return Inputs.body(request, "person", SocialPerson.class);
  }

  private Future<?> updatePerson(PeopleTarget target) {
    InputRequestItem request = target.request();
    Person person = body(request);
    String user = RequestedUser.id(target.user(), request.getToken());
    if (!Stream.concat(
            request.getListParameter("personId").stream(), Stream.ofNullable(person.getId()))
        .allMatch(id -> user.equals(Inputs.person(request, id)))) {
      throw Refusals.badRequest("the user of the path is changed, and nobody else");
    }
    PartialUpdate update = PartialUpdate.of(request, "person", Person.class);
    return update.equals(PartialUpdate.OF_THE_BODY)
        ? people.updatePerson(target.user(), person, request.getToken())
        : updates.update(target.user(), person, update, request.getToken());
  }

  /** Makes a person in {@code @self}; asks a person for friendship, or accepts, in the others. */
  @Operation(httpMethods = "POST", bodyParam = "person")
  public Future<?> create(InputRequestItem request) {
    PeopleTarget target = new PeopleTarget(request, PeopleTarget.FRIENDS);
    return switch (target.group()) {
      case PeopleTarget.SELF ->
          registration.create(
              target.user(), body(request), RequestId.of(request), request.getToken());
      case PeopleTarget.FRIENDS, PeopleTarget.SENT_REQUESTS ->
          friendships.request(
              target.user(), Inputs.person(request), RequestId.of(request), request.getToken());
      case PeopleTarget.RECEIVED_REQUESTS ->
          friendships.accept(target.user(), Inputs.person(request), request.getToken());
      default -> throw notPossible(target);
    };
  }

  /**
   * Deletes the user in {@code @self}; removes the relationship of the user to a person in the
   * others.
   */
  @Operation(httpMethods = "DELETE", bodyParam = "person")
  public Future<?> delete(InputRequestItem request) {
    PeopleTarget target =
        new PeopleTarget(
            request, PeopleTarget.isSelf(request) ? PeopleTarget.SELF : PeopleTarget.FRIENDS);
    return switch (target.group()) {
      case PeopleTarget.SELF -> deletePerson(target);
      case PeopleTarget.FRIENDS -> remove(target, RelationshipKind.FRIENDSHIP);
      case PeopleTarget.RECEIVED_REQUESTS -> remove(target, RelationshipKind.RECEIVED_REQUEST);
      case PeopleTarget.SENT_REQUESTS -> remove(target, RelationshipKind.SENT_REQUEST);
      default -> throw notPossible(target);
    };
  }

  private Future<?> deletePerson(PeopleTarget target) {
    if (Inputs.hasPerson(target.request())) {
      throw Refusals.badRequest("the user of the path is deleted, and nobody else");
    }
    return registration.delete(target.user(), target.request().getToken());
  }

  private Future<?> remove(PeopleTarget target, RelationshipKind kind) {
    InputRequestItem request = target.request();
    return friendships.remove(target.user(), Inputs.person(request), kind, request.getToken());
  }

  /** The fields that a profile can hold, and others that the container's configuration lists. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    Set<Object> fields = new LinkedHashSet<>(PersonMapper.fields());
    for (Object configured : supportedFields.of("person", request)) {
      fields.addAll(configured instanceof Map<?, ?> parts ? parts.keySet() : Set.of(configured));
    }
    return List.copyOf(fields);
  }

  private static ProtocolException notPossible(PeopleTarget target) {
    return Refusals.badRequest("this is not possible in the group " + target.group());
  }
}
