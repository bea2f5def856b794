package io.shindigneo4j.opensocial.appdata;

import com.google.common.collect.ImmutableSet;
import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * The methods of application data. Beyond Shindig's own handler, {@code keys} may name what to read
 * and to delete, as the specification has it, and what was deleted is answered.
 */
@Service(name = "appdata", path = "/{userId}+/{groupId}/{appId}")
public final class AppDataHandler {

  private static final String BODY = "data";
  private static final String KEYS = "keys";

  private final GraphAppDataService service;

  @Inject
  AppDataHandler(GraphAppDataService service) {
    this.service = service;
  }

  /** The data of people: {@code GET /appdata/{users}/{group}/{application}}. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    Set<UserId> users = request.getUsers();
    HandlerPreconditions.requireNotEmpty(users, "whose data is not said");
    return service.getPersonData(
        users, request.getGroup(), request.getAppId(), keys(request), request.getToken());
  }

  /** Sets keys of a person: {@code PUT /appdata/{user}/@self/{application}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    return create(request);
  }

  /** As {@link #update}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    UserId user = Inputs.user(request);
    @SuppressWarnings("unchecked") // what Shindig makes of an object
    Map<String, Object> values = Inputs.body(request, BODY, Map.class);
    return service.updatePersonData(
        user,
        request.getGroup(),
        request.getAppId(),
        request.getFields(),
        values,
        request.getToken());
  }

  /**
   * Removes keys of a person. Somebody who names none is refused: the specification has keys to
   * delete, and a gadget that forgets them would lose everything.
   */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    Set<String> keys = keys(request);
    if (keys.isEmpty()) {
      throw Refusals.badRequest("keys is missing: * stands for all of them");
    }
    return service.removePersonData(
        Inputs.user(request), request.getGroup(), request.getAppId(), keys, request.getToken());
  }

  /** Shindig's name for them is {@code fields}. */
  private static Set<String> keys(InputRequestItem request) {
    Set<String> keys = ImmutableSet.copyOf(request.getListParameter(KEYS));
    return keys.isEmpty() ? request.getFields() : keys;
  }
}
