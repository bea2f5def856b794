package io.shindigneo4j.server.change;

import java.util.function.Consumer;
import org.neo4j.collection.diffset.LongDiffSets;

/** The relationships of one type that a transaction removes and makes. */
record RelationshipChanges(Transition change, int type) {

  void forEachRemoved(Consumer<Ends> action) {
    changed()
        .getRemoved()
        .forEach(
            id -> {
              Ends ends = change.before().ends(id);
              if (ends != null) {
                action.accept(ends);
              }
            });
  }

  void forEachMade(Consumer<Ends> action) {
    changed()
        .getAdded()
        .forEach(
            id -> {
              change.take(1);
              action.accept(change.after().ends(id));
            });
  }

  /** First those that are removed. */
  void forEach(Consumer<Ends> action) {
    forEachRemoved(action);
    forEachMade(action);
  }

  private LongDiffSets changed() {
    return change.state().relationshipsWithTypeChanged(type);
  }
}
