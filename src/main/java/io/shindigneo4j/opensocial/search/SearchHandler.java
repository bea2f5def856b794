package io.shindigneo4j.opensocial.search;

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

/** Search over REST and JSON-RPC. */
@Service(name = "graph")
public final class SearchHandler {

  private final PeopleFinder finding;
  private final CollectionOptionsFactory options;

  @Inject
  SearchHandler(PeopleFinder finding, CollectionOptionsFactory options) {
    this.finding = finding;
    this.options = options;
  }

  /** The people who have all words of the parameter {@code query}. */
  @Operation(httpMethods = "GET", path = "/@search")
  public Future<?> search(InputRequestItem request) {
    finding.requireReader(request.getToken());
    Set<String> fields = request.getFields(Person.Field.DEFAULT_FIELDS);
    return finding.find(
        Inputs.text(request, "query"), options(request), fields, request.getToken());
  }

  /** The people whose names begin with the words of the parameter {@code fragment}. */
  @Operation(httpMethods = "GET", path = "/@complete")
  public Future<?> complete(InputRequestItem request) {
    finding.requireReader(request.getToken());
    return finding.complete(Inputs.text(request, "fragment"), options(request), request.getToken());
  }

  private CollectionOptions options(InputRequestItem request) {
    return options.create(request);
  }
}
