package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.groups.GroupMapper;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.people.PersonMapper;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.schema.query.Selection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/** Reads requests for lists. Status 400 for a filter, or for an order other than the list's own. */
final class ListRequests {

  private final CollectionOptionsFactory options;
  private final BackendSettings settings;

  @Inject
  ListRequests(CollectionOptionsFactory options, BackendSettings settings) {
    this.options = options;
    this.settings = settings;
  }

  ListRequest ofPeople(InputRequestItem request) {
    return of(request, PersonMapper.selection(request.getFields(Person.Field.DEFAULT_FIELDS)));
  }

  ListRequest ofGroups(InputRequestItem request) {
    return of(request, GroupMapper.selection(request.getFields()));
  }

  private ListRequest of(InputRequestItem request, Selection selection) {
    CollectionQuery query =
        CollectionQuery.pageAlone(options.create(request), settings.pageLimit());
    return new ListRequest(query, selection, request.getToken());
  }
}
