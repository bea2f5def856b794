package io.shindigneo4j.opensocial.organization;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/** The hierarchy over REST and JSON-RPC. */
@Service(name = "organization")
public final class OrganizationHandler {

  private static final String MANAGER = "/{userId}/@manager/{personId}";

  private final HierarchyQueries reading;
  private final HierarchyUpdates keeping;
  private final CollectionOptionsFactory options;

  @Inject
  OrganizationHandler(
      HierarchyQueries reading, HierarchyUpdates keeping, CollectionOptionsFactory options) {
    this.reading = reading;
    this.keeping = keeping;
    this.options = options;
  }

  /** The user's manager, the manager's manager and so on. */
  @Operation(httpMethods = "GET", path = "/{userId}/@managers")
  public Future<?> managers(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.managers(
        Inputs.user(request), options(request), fields(request), request.getToken());
  }

  /** Who reports to the user directly. */
  @Operation(httpMethods = "GET", path = "/{userId}/@reports")
  public Future<?> reports(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.reports(
        Inputs.user(request), options(request), fields(request), request.getToken());
  }

  @Operation(
      httpMethods = {"POST", "PUT"},
      path = MANAGER,
      bodyParam = "person")
  public Future<?> setManager(InputRequestItem request) {
    return keeping.setManager(Inputs.user(request), Inputs.person(request), request.getToken());
  }

  @Operation(httpMethods = "DELETE", path = "/{userId}/@manager")
  public Future<?> removeManager(InputRequestItem request) {
    return keeping.removeManager(Inputs.user(request), request.getToken());
  }

  /** The way up to the first common superior and down, with both ends. */
  @Operation(httpMethods = "GET", path = "/{userId}+/hierarchypath/{targetId}")
  public Future<?> hierarchyPath(InputRequestItem request) {
    reading.requireReader(request.getToken());
    return reading.path(
        Inputs.user(request),
        Inputs.person(request, Inputs.text(request, "targetId")),
        fields(request),
        request.getToken());
  }

  private CollectionOptions options(InputRequestItem request) {
    return options.create(request);
  }

  private static Set<String> fields(InputRequestItem request) {
    return request.getFields(Person.Field.DEFAULT_FIELDS);
  }
}
