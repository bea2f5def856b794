package io.shindigneo4j.opensocial.activities;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.SupportedFields;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * Activities of OpenSocial 1.0 by REST and RPC (OpenSocial Social API Server 2.5.1, Activities).
 */
@Service(name = "activities", path = "/{userId}+/{groupId}/{appId}/{activityId}+")
public final class ActivitiesHandler {

  private final ActivityCalls<Activity> calls;
  private final SupportedFields supportedFields;
  private final CollectionOptionsFactory options;

  @Inject
  ActivitiesHandler(
      GraphActivityService service,
      ActivityDocuments documents,
      SupportedFields supportedFields,
      CollectionOptionsFactory options) {
    this.calls = new ActivityCalls<>(service.store(), Activity.class, documents);
    this.supportedFields = supportedFields;
    this.options = options;
  }

  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    calls.requireReader(request.getToken());
    return calls.get(request, options.create(request));
  }

  @Operation(httpMethods = "POST", bodyParam = ActivityBody.PARAMETER)
  public Future<?> create(InputRequestItem request) {
    return calls.create(request);
  }

  @Operation(httpMethods = "PUT", bodyParam = ActivityBody.PARAMETER)
  public Future<?> update(InputRequestItem request) {
    return calls.update(request);
  }

  @Operation(httpMethods = "DELETE", bodyParam = ActivityBody.PARAMETER)
  public Future<?> delete(InputRequestItem request) {
    return calls.delete(request);
  }

  /** The fields as the container's configuration lists them. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("activity", request);
  }
}
