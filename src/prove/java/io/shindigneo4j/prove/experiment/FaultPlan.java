package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.nemesis.FaultKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Chooses the faults of a history by its seed. */
final class FaultPlan {

  private static final int KILL_IN_ONE_OF = 3;
  private static final int MAX = 4;

  private static final List<FaultKind> WITHOUT_RESTART =
      List.of(
          FaultKind.PAUSE,
          FaultKind.CUT,
          FaultKind.CUT_IN_REQUEST,
          FaultKind.CUT_IN_REPLY,
          FaultKind.SLOW,
          FaultKind.SILENCE);

  private FaultPlan() {}

  /** One to four faults. In one history of three, the server is killed as well. */
  static List<FaultKind> of(long seed, Random random) {
    List<FaultKind> faults = new ArrayList<>();
    int count = 1 + random.nextInt(MAX);
    for (int i = 0; i < count; i++) {
      faults.add(WITHOUT_RESTART.get(random.nextInt(WITHOUT_RESTART.size())));
    }
    if (Math.floorMod(seed, KILL_IN_ONE_OF) == 0) {
      faults.add(FaultKind.KILL);
      Collections.shuffle(faults, random);
    }
    return faults;
  }
}
