package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.result.ResultRow;
import java.util.List;

/** One question to the product. */
public interface Experiment {

  String name();

  /** What must be the case for it to pass. */
  String passesWhen();

  /** Whether a quick run has it. */
  default boolean isQuick() {
    return true;
  }

  /** A row for each variant. */
  List<ResultRow> run(Context context) throws Exception;
}
