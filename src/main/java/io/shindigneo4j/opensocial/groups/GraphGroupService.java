package io.shindigneo4j.opensocial.groups;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedUser;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.ListGroups;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Group;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Groups from the graph (OpenSocial Social API Server 2.5.1, Groups). Safe for use by many threads.
 */
final class GraphGroupService implements GroupService {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;

  @Inject
  GraphGroupService(OperationRunner operations, BackendSettings settings, AccessControl access) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
  }

  /** The groups that a person owns or is in. */
  @Override
  public CompletableFuture<RestfulCollection<Group>> getGroups(
      UserId userId, CollectionOptions options, Set<String> fields, SecurityToken token) {
    access.reading(Resource.GROUPS, token);
    String id = RequestedUser.id(userId, token);
    Selection selection = GroupMapper.selection(fields);
    CollectionQuery query = CollectionQuery.of(options, GroupMapper::target, settings.pageLimit());
    return operations
        .run(GroupOperations.LIST, new ListGroups(id, query.list(), selection))
        .thenApply(
            result -> {
              ResultRecord record = result.first().orElseThrow(() -> notFound(id));
              return query.collection(groups(record, selection), record.get("total", Long.class));
            });
  }

  private static List<Group> groups(ResultRecord record, Selection selection) {
    return ((List<?>) record.get("groups"))
        .stream()
            .map(item -> (List<?>) ((Map<?, ?>) item).get("values"))
            .map(values -> GroupMapper.group(selection, values))
            .toList();
  }

  private static ProtocolException notFound(String id) {
    return new ProtocolException(HttpServletResponse.SC_NOT_FOUND, "there is no person " + id);
  }
}
