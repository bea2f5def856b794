package io.shindigneo4j.opensocial.events;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityPage;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.events.EventData;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListJoined;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageItem;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsements;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;

/**
 * What somebody has missed, as far as the graph keeps it: new activities of friends, new messages,
 * the requests and invitations that wait, groups that they have joined, and new endorsements of
 * their skills. Safe for use by many threads.
 */
final class MissedEvents {

  /** The most of each kind. */
  static final int MAX = 100;

  /** A change may have been stamped so long before it was committed: the longest request. */
  private static final long OVERLAP_MILLIS = 120_000;

  private static final ListQuery NEWEST =
      new ListQuery(null, null, new Sort(null, true), new Page(0, MAX));

  private final OperationRunner operations;
  private final AccessControl access;

  @Inject
  MissedEvents(OperationRunner operations, AccessControl access) {
    this.operations = operations;
    this.access = access;
  }

  /** One kind of what was missed, of a viewer. */
  private interface Reading {
    CompletableFuture<MissedPage> read(SecurityToken token, String viewer, long since);
  }

  /** Refuses who is not signed in, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.viewer(token);
  }

  /**
   * What has come since a time, in milliseconds since 1970; perhaps some of before, too. Kinds that
   * the viewer's token does not reach are left out.
   */
  CompletableFuture<MissedPage> since(SecurityToken token, long time) {
    String viewer = access.viewer(token);
    long since = time - OVERLAP_MILLIS;
    List<CompletableFuture<MissedPage>> parts =
        Stream.<Reading>of(
                (who, id, from) -> activities(ActivityKind.ENTRY, who, id, from),
                (who, id, from) -> activities(ActivityKind.ACTIVITY, who, id, from),
                this::messages,
                (who, id, from) -> requests(who, id),
                (who, id, from) -> invitations(who, id),
                this::joined,
                this::endorsements)
            .map(reading -> readable(reading, token, viewer, since))
            .toList();
    return CompletableFuture.allOf(parts.toArray(CompletableFuture[]::new))
        .thenApply(done -> MissedPage.of(parts.stream().map(CompletableFuture::join).toList()));
  }

  private static CompletableFuture<MissedPage> readable(
      Reading reading, SecurityToken token, String viewer, long since) {
    try {
      return reading.read(token, viewer, since).exceptionally(MissedEvents::partOf);
    } catch (ProtocolException refused) {
      return CompletableFuture.completedFuture(MissedPage.NONE);
    }
  }

  /** What one friend has posted may be too large for an answer, which has the other kinds then. */
  private static MissedPage partOf(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof ProtocolException refused
        && refused.getCode() == HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE) {
      return new MissedPage(List.of(), false);
    }
    throw new CompletionException(cause);
  }

  private CompletableFuture<MissedPage> activities(
      ActivityKind kind, SecurityToken token, String viewer, long since) {
    PeopleSelector friends =
        new PeopleSelector(
            List.of(viewer),
            PeopleRelation.HEARD,
            null,
            access.reading(Resource.ACTIVITIES, token));
    access.readingTies(friends, token);
    Selection selection =
        new Selection(
            List.of(
                GraphNames.MOMENT,
                GraphNames.OWNER,
                EventData.ID,
                EventData.APPLICATION,
                EventData.TITLE,
                EventData.VERB,
                EventData.PUBLISHED,
                EventData.IN_REPLY_TO,
                EventData.IN_REPLY_TO_AUTHOR),
            List.of());
    String application = access.onlyApplication(Resource.ACTIVITIES, token, null);
    return operations
        .run(
            ActivityOperations.LIST,
            new ListActivities(kind, friends, application, List.of(), NEWEST, selection))
        .thenApply(page -> posted(kind, page, since));
  }

  private static MissedPage posted(ActivityKind kind, ActivityPage page, long since) {
    List<MissedEvent> events = new ArrayList<>();
    for (Item item : page.activities()) {
      List<Object> values = item.values();
      if (values.get(0) instanceof Number moment && moment.longValue() > since) {
        events.add(
            MissedEvent.of(EventType.ACTIVITY_POSTED, (String) values.get(1))
                .with(EventData.KIND, kind.name().toLowerCase(Locale.ROOT))
                .with(EventData.ID, values.get(2))
                .with(EventData.APPLICATION, values.get(3))
                .with(EventData.TITLE, values.get(4))
                .with(EventData.VERB, values.get(5))
                .with(EventData.PUBLISHED, values.get(6))
                .with(EventData.IN_REPLY_TO, values.get(7))
                .with(EventData.IN_REPLY_TO_AUTHOR, values.get(8)));
      }
    }
    return MissedPage.ofNewest(events.stream());
  }

  private CompletableFuture<MissedPage> messages(SecurityToken token, String viewer, long since) {
    access.readingOf(Resource.MESSAGES, token, List.of(viewer));
    Selection selection =
        new Selection(
            List.of("timeSent", "id", "senderId", EventData.TITLE, MessageNames.IN_REPLY_TO),
            List.of());
    return operations
        .run(
            MessageOperations.LIST,
            new ListMessages(viewer, MessageNames.INBOX, List.of(), NEWEST, selection))
        .thenApply(
            page ->
                page.map(
                        found ->
                            received(
                                viewer,
                                found.messages().stream().map(MessageItem::values).toList(),
                                since))
                    .orElse(MissedPage.NONE));
  }

  private static MissedPage received(String viewer, List<List<Object>> messages, long since) {
    List<MissedEvent> events = new ArrayList<>();
    for (List<Object> values : messages) {
      if (isSentAfter(since, values.get(0))) {
        events.add(
            MissedEvent.of(EventType.MESSAGE_RECEIVED, viewer)
                .with(EventData.COLLECTION, MessageNames.INBOX)
                .with(EventData.ID, values.get(1))
                .with(EventData.SENDER, values.get(2))
                .with(EventData.TITLE, values.get(3))
                .with(EventData.IN_REPLY_TO, values.get(4)));
      }
    }
    return MissedPage.ofNewest(events.stream());
  }

  /** Also where the graph has a time that is none. */
  private static boolean isSentAfter(long since, Object time) {
    try {
      return time == null || Instant.parse(time.toString()).toEpochMilli() > since;
    } catch (DateTimeParseException | ArithmeticException e) {
      return true;
    }
  }

  private CompletableFuture<MissedPage> requests(SecurityToken token, String viewer) {
    access.readingOf(Resource.REQUESTS, token, List.of(viewer));
    PeopleSelector asking =
        new PeopleSelector(
            List.of(viewer),
            PeopleRelation.REQUESTING,
            null,
            access.reading(Resource.PEOPLE, token));
    return operations
        .run(
            PeopleOperations.LIST,
            new ListPeople(asking, null, NEWEST, new Selection(List.of(GraphNames.ID), List.of())))
        .thenApply(
            page ->
                MissedPage.ofWaiting(
                    page.total(),
                    page.people().stream()
                        .map(
                            person ->
                                MissedEvent.of(EventType.FRIENDSHIP_REQUESTED, viewer)
                                    .with(EventData.FROM, person.values().get(0))
                                    .with(EventData.TO, viewer))));
  }

  private CompletableFuture<MissedPage> invitations(SecurityToken token, String viewer) {
    access.readingOf(Resource.REQUESTS, token, List.of(viewer));
    Selection selection = new Selection(List.of(GraphNames.ID, EventData.TITLE), List.of());
    return operations
        .run(
            GroupOperations.LIST,
            new ListGroups(viewer, viewer, MembershipKind.INVITATION, NEWEST, selection))
        .thenApply(
            found ->
                found
                    .map(
                        page ->
                            MissedPage.ofWaiting(
                                page.total(),
                                page.groups().stream()
                                    .map(
                                        group ->
                                            MissedEvent.of(EventType.GROUP_INVITED, viewer)
                                                .with(EventData.GROUP, group.values().get(0))
                                                .with(EventData.TITLE, group.values().get(1)))))
                    .orElse(MissedPage.NONE));
  }

  private CompletableFuture<MissedPage> joined(SecurityToken token, String viewer, long since) {
    access.readingOf(Resource.GROUPS, token, List.of(viewer));
    return operations
        .run(GroupOperations.JOINED, new ListJoined(viewer, since, MAX))
        .thenApply(
            found ->
                MissedPage.ofNewest(
                    found.groups().stream()
                        .map(
                            joined ->
                                MissedEvent.of(EventType.GROUP_JOINED, viewer)
                                    .with(EventData.GROUP, joined.group())
                                    .with(EventData.ROLE, joined.role().word()))));
  }

  private CompletableFuture<MissedPage> endorsements(
      SecurityToken token, String viewer, long since) {
    access.readingOf(Resource.ENDORSEMENTS, token, List.of(viewer));
    return operations
        .run(SkillOperations.ENDORSEMENTS, new ListEndorsements(viewer, since, MAX))
        .thenApply(
            found ->
                MissedPage.ofNewest(
                    found.endorsements().stream()
                        .map(
                            endorsement ->
                                MissedEvent.of(EventType.SKILL_ENDORSED, viewer)
                                    .with(EventData.SKILL, endorsement.skill())
                                    .with(EventData.ENDORSER, endorsement.endorser()))));
  }
}
