package io.shindigneo4j.opensocial.skills;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.skills.SkillName;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * Skills over REST and JSON-RPC. A skill whose name does not fit into a path comes as the parameter
 * {@code skill}.
 */
@Service(name = "skills", path = "/{userId}/{skill}")
public final class SkillsHandler {

  private static final String ENDORSEMENTS = "/{userId}/{skill}/@endorsements";

  private final SkillQueries reading;
  private final SkillUpdates keeping;
  private final CollectionOptionsFactory options;

  @Inject
  SkillsHandler(SkillQueries reading, SkillUpdates keeping, CollectionOptionsFactory options) {
    this.reading = reading;
    this.keeping = keeping;
    this.options = options;
  }

  /** The skills of a user, or the one that is named. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return SkillNames.isIn(request)
        ? reading.get(Inputs.user(request), SkillNames.of(request), request.getToken())
        : reading.list(Inputs.user(request), options(request), request.getToken());
  }

  /** Adds a skill to the viewer, or endorses that of another. */
  @Operation(httpMethods = "POST")
  public Future<?> add(InputRequestItem request) {
    return SkillUpdates.isOwn(Inputs.user(request), request.getToken())
        ? keeping.add(Inputs.user(request), SkillNames.of(request), request.getToken())
        : endorse(request);
  }

  /** Takes a skill from the viewer, or the viewer's endorsement from another. */
  @Operation(httpMethods = "DELETE")
  public Future<?> remove(InputRequestItem request) {
    return SkillUpdates.isOwn(Inputs.user(request), request.getToken())
        ? keeping.remove(Inputs.user(request), SkillNames.of(request), request.getToken())
        : withdraw(request);
  }

  /** Who endorses a skill. */
  @Operation(httpMethods = "GET", path = ENDORSEMENTS)
  public Future<?> endorsers(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.endorsers(
        Inputs.user(request),
        SkillNames.of(request),
        options(request),
        fields(request),
        request.getToken());
  }

  @Operation(httpMethods = "POST", path = ENDORSEMENTS)
  public Future<?> endorse(InputRequestItem request) {
    return keeping.endorse(Inputs.user(request), SkillNames.of(request), request.getToken());
  }

  @Operation(httpMethods = "DELETE", path = ENDORSEMENTS)
  public Future<?> withdraw(InputRequestItem request) {
    return keeping.withdraw(Inputs.user(request), SkillNames.of(request), request.getToken());
  }

  /** Who has a skill. */
  @Operation(httpMethods = "GET", path = "/@people/{skill}")
  public Future<?> people(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.people(
        SkillNames.of(request), options(request), fields(request), request.getToken());
  }

  /** The skills whose names begin with the parameter {@code fragment}. */
  @Operation(httpMethods = "GET", path = "/@complete")
  public Future<?> complete(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.complete(SkillNames.fragment(request), options(request), request.getToken());
  }

  private CollectionOptions options(InputRequestItem request) {
    return options.create(request);
  }

  private static Set<String> fields(InputRequestItem request) {
    return request.getFields(Person.Field.DEFAULT_FIELDS);
  }

  /** Reads the names of skills in requests. Status 400 for an invalid name. */
  private static final class SkillNames {

    private static final String SKILL = "skill";
    private static final String FRAGMENT = "fragment";

    private SkillNames() {}

    static boolean isIn(RequestItem request) {
      return request.getParameter(SKILL) != null;
    }

    static SkillName of(RequestItem request) {
      return checked(SkillName::of, Inputs.text(request, SKILL));
    }

    /** The prefix of the keys; empty where the request has none. */
    static String fragment(RequestItem request) {
      return checked(SkillName::keyPrefix, request.getParameter(FRAGMENT, ""));
    }

    private static <T> T checked(Function<String, T> parse, String text) {
      try {
        return parse.apply(text);
      } catch (InvalidParameterException e) {
        throw Refusals.badRequest(e.getMessage());
      }
    }
  }
}
