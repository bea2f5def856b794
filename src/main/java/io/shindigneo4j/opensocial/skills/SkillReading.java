package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedUser;
import io.shindigneo4j.opensocial.people.PeopleRows;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.CompleteSkill;
import io.shindigneo4j.schema.skills.ListEndorsers;
import io.shindigneo4j.schema.skills.ListSkilled;
import io.shindigneo4j.schema.skills.ListSkills;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Skills of people, and people by skill. Safe for use by many threads. */
final class SkillReading {

  /** How many of those who endorse a skill come along with it. */
  private static final int FIRST_ENDORSERS = 3;

  private static final Selection SHORT =
      PersonMapper.selection(Set.of("id", "displayName", "thumbnailUrl"));

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;
  private final PeopleRows rows;

  @Inject
  SkillReading(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.rows = new PeopleRows(access);
  }

  /** The skills of a person, the most endorsed first: that is their only order. */
  CompletableFuture<RestfulCollection<OwnSkill>> list(
      UserId userId, CollectionOptions options, SecurityToken token) {
    CollectionQuery query = CollectionQuery.pageAlone(options, settings.pageLimit());
    String owner = RequestedUser.id(userId, token);
    return run(owner, null, query.list().page(), token)
        .thenApply(record -> query.collection(skills(record, owner, token), total(record)));
  }

  /** One skill of a person. */
  CompletableFuture<OwnSkill> get(UserId userId, SkillName skill, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    return run(owner, skill.key(), new Page(0, 1), token)
        .thenApply(
            record ->
                skills(record, owner, token).stream()
                    .findFirst()
                    .orElseThrow(() -> Refusals.notFound("skill", skill.name())));
  }

  private CompletableFuture<ResultRecord> run(
      String owner, String key, Page page, SecurityToken token) {
    ListSkills parameters =
        new ListSkills(
            owner,
            key,
            access.readingPeopleByThoseOf(owner, token, Resource.SKILLS),
            page,
            tellsEndorsements(token, owner) ? FIRST_ENDORSERS : 0,
            SHORT);
    return operations
        .runUntyped(SkillOperations.LIST, parameters)
        .thenApply(result -> result.first().orElseThrow(() -> Refusals.notFound("person", owner)));
  }

  /**
   * Who has endorsed what may be for fewer to know than who has which skill.
   *
   * @param owner null for everybody's
   */
  private boolean tellsEndorsements(SecurityToken token, String owner) {
    return access.mayRead(Resource.ENDORSEMENTS, token, owner);
  }

  private List<OwnSkill> skills(ResultRecord record, String owner, SecurityToken token) {
    boolean endorsements = tellsEndorsements(token, owner);
    return ((List<?>) record.get("skills"))
        .stream().map(item -> skill((Map<?, ?>) item, endorsements, token)).toList();
  }

  private OwnSkill skill(Map<?, ?> item, boolean endorsements, SecurityToken token) {
    OwnSkill skill = new OwnSkill();
    skill.setName((String) item.get("name"));
    skill.setEndorsements(endorsements ? (Long) item.get("endorsements") : null);
    skill.setEndorsed((Boolean) item.get("endorsed"));
    skill.setEndorsers(new ArrayList<>(rows.people(item.get("endorsers"), SHORT, token)));
    return skill;
  }

  /** Who has a skill, as far as the viewer may see them. */
  CompletableFuture<RestfulCollection<SkilledPerson>> people(
      SkillName skill, CollectionOptions options, Set<String> fields, SecurityToken token) {
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = query(options, token);
    ListSkilled parameters =
        new ListSkilled(
            skill.key(), access.readingPeopleBy(token, Resource.SKILLS), query.list(), selection);
    return operations
        .runUntyped(SkillOperations.PEOPLE, parameters)
        .thenApply(result -> result.first().orElseThrow())
        .thenApply(record -> query.collection(skilled(record, selection, token), total(record)));
  }

  private List<SkilledPerson> skilled(
      ResultRecord record, Selection selection, SecurityToken token) {
    boolean endorsements = tellsEndorsements(token, null);
    return rows.people(
        record.get("people"),
        selection,
        token,
        SkilledPerson::new,
        (person, item) ->
            person.setEndorsements(endorsements ? (Long) item.get("endorsements") : null));
  }

  /** Who endorses a person's skill, as far as the viewer may see them. */
  CompletableFuture<RestfulCollection<Person>> endorsers(
      UserId userId,
      SkillName skill,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    Selection selection = PersonMapper.selection(fields);
    CollectionQuery query = query(options, token);
    ListEndorsers parameters =
        new ListEndorsers(
            owner,
            skill.key(),
            access.readingPeopleByThoseOf(owner, token, Resource.SKILLS, Resource.ENDORSEMENTS),
            query.list(),
            selection);
    return operations
        .runUntyped(SkillOperations.ENDORSERS, parameters)
        .thenApply(
            result -> result.first().orElseThrow(() -> Refusals.notFound("skill", skill.name())))
        .thenApply(
            record ->
                query.collection(
                    rows.people(record.get("people"), selection, token), total(record)));
  }

  private CollectionQuery query(CollectionOptions options, SecurityToken token) {
    return CollectionQuery.of(options, view.targets(token), settings.pageLimit());
  }

  private static long total(ResultRecord record) {
    return record.get("total", Long.class);
  }

  /** The skills whose names begin with a text, for a search box. */
  CompletableFuture<RestfulCollection<KnownSkill>> complete(
      String fragment, CollectionOptions options, SecurityToken token) {
    CollectionQuery query = CollectionQuery.beginning(options, CompleteSkill.MOST);
    CompleteSkill parameters =
        new CompleteSkill(
            fragment, access.readingPeopleBy(token, Resource.SKILLS), query.list().page().limit());
    return operations
        .runUntyped(SkillOperations.COMPLETE, parameters)
        .thenApply(result -> (List<?>) result.first().orElseThrow().get("skills"))
        .thenApply(items -> items.stream().map(item -> known((Map<?, ?>) item)).toList())
        .thenApply(skills -> query.collection(skills, skills.size()));
  }

  private static KnownSkill known(Map<?, ?> item) {
    KnownSkill skill = new KnownSkill();
    skill.setName((String) item.get("name"));
    skill.setPeople((Long) item.get("people"));
    return skill;
  }
}
