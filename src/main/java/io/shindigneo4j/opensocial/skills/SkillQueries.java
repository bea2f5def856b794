package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonBeans;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.people.ProfileView;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.CompleteSkill;
import io.shindigneo4j.schema.skills.SkillOperations.ListEndorsers;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkilled;
import io.shindigneo4j.schema.skills.SkillOperations.ListSkills;
import io.shindigneo4j.schema.skills.SkillOperations.PersonSkill;
import io.shindigneo4j.schema.skills.SkillOperations.SkillHolderPage;
import io.shindigneo4j.schema.skills.SkillOperations.SkillPage;
import io.shindigneo4j.schema.skills.SkillOperations.SkillSuggestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Lists the skills of people, and the people with a skill. Safe for use by many threads. */
final class SkillQueries {

  /** How many of those who endorse a skill come along with it. */
  private static final int FIRST_ENDORSERS = 3;

  private static final Selection SHORT =
      PersonMapper.selection(Set.of("id", "displayName", "thumbnailUrl"));

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final ProfileView view;
  private final PersonBeans beans;

  @Inject
  SkillQueries(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.view = new ProfileView(access);
    this.beans = new PersonBeans(access);
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    access.reading(Resource.SKILLS, token);
  }

  /** The skills of a person, the most endorsed first: that is their only order. */
  CompletableFuture<RestfulCollection<OwnSkill>> list(
      UserId userId, CollectionOptions options, SecurityToken token) {
    CollectionQuery query = CollectionQuery.pageAlone(options, settings.pageLimit());
    String owner = RequestedUser.id(userId, token);
    return run(owner, null, query.list().page(), token)
        .thenApply(page -> query.collection(skills(page, owner, token), page.total()));
  }

  /** One skill of a person. */
  CompletableFuture<OwnSkill> get(UserId userId, SkillName skill, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    return run(owner, skill.key(), new Page(0, 1), token)
        .thenApply(
            page ->
                skills(page, owner, token).stream()
                    .findFirst()
                    .orElseThrow(() -> Refusals.notFound("skill", skill.name())));
  }

  private CompletableFuture<SkillPage> run(
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
        .run(SkillOperations.LIST, parameters)
        .thenApply(found -> found.orElseThrow(() -> Refusals.notFound("person", owner)));
  }

  /**
   * Who has endorsed what may be for fewer to know than who has which skill.
   *
   * @param owner null for everybody's
   */
  private boolean tellsEndorsements(SecurityToken token, String owner) {
    return access.mayRead(Resource.ENDORSEMENTS, token, owner);
  }

  private List<OwnSkill> skills(SkillPage page, String owner, SecurityToken token) {
    boolean endorsements = tellsEndorsements(token, owner);
    return page.skills().stream().map(skill -> skill(skill, endorsements, token)).toList();
  }

  private OwnSkill skill(PersonSkill found, boolean endorsements, SecurityToken token) {
    OwnSkill skill = new OwnSkill();
    skill.setName(found.name());
    skill.setEndorsements(endorsements ? found.endorsements() : null);
    skill.setEndorsed(found.endorsed());
    skill.setEndorsers(new ArrayList<>(beans.people(found.endorsers(), SHORT, token)));
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
        .run(SkillOperations.PEOPLE, parameters)
        .thenApply(page -> query.collection(skilled(page, selection, token), page.total()));
  }

  private List<SkilledPerson> skilled(
      SkillHolderPage page, Selection selection, SecurityToken token) {
    boolean endorsements = tellsEndorsements(token, null);
    return page.people().stream()
        .map(
            holder -> {
              SkilledPerson person = new SkilledPerson();
              person.setEndorsements(endorsements ? holder.endorsements() : null);
              return beans.filled(person, holder.person(), selection, token);
            })
        .toList();
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
        .run(SkillOperations.ENDORSERS, parameters)
        .thenApply(found -> found.orElseThrow(() -> Refusals.notFound("skill", skill.name())))
        .thenApply(
            page -> query.collection(beans.people(page.people(), selection, token), page.total()));
  }

  private CollectionQuery query(CollectionOptions options, SecurityToken token) {
    return CollectionQuery.of(options, view.targets(token), settings.pageLimit());
  }

  /** The skills whose names begin with a text, for a search box. */
  CompletableFuture<RestfulCollection<KnownSkill>> complete(
      String fragment, CollectionOptions options, SecurityToken token) {
    CollectionQuery query = CollectionQuery.beginning(options, CompleteSkill.MAX);
    CompleteSkill parameters =
        new CompleteSkill(
            fragment, access.readingPeopleBy(token, Resource.SKILLS), query.list().page().limit());
    return operations
        .run(SkillOperations.COMPLETE, parameters)
        .thenApply(found -> found.skills().stream().map(SkillQueries::known).toList())
        .thenApply(skills -> query.collection(skills, skills.size()));
  }

  private static KnownSkill known(SkillSuggestion suggestion) {
    KnownSkill skill = new KnownSkill();
    skill.setName(suggestion.name());
    skill.setPeople(suggestion.people());
    return skill;
  }
}
