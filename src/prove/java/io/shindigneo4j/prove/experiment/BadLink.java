package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.nemesis.LinkCondition;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** How a link is bad. */
enum BadLink {
  HALF_OPEN("half open now and then") {
    @Override
    void step(LinkProxy link, Random random) throws InterruptedException {
      link.become(LinkCondition.SILENT);
      Thread.sleep(300 + random.nextInt(3_000));
      link.heal();
      Thread.sleep(random.nextInt(1_500));
    }
  },
  RESET("reset now and then") {
    @Override
    void step(LinkProxy link, Random random) throws InterruptedException {
      link.cut();
      Thread.sleep(20 + random.nextInt(200));
    }
  },
  SINGLE_BYTES("bytes one by one") {
    @Override
    void step(LinkProxy link, Random random) throws InterruptedException {
      link.become(LinkCondition.SINGLE_BYTES);
      Thread.sleep(50);
    }
  },
  SLOW("10 KB in a second") {
    @Override
    void step(LinkProxy link, Random random) throws InterruptedException {
      link.become(LinkCondition.slow(10_000));
      Thread.sleep(50);
    }
  };

  private final String label;

  BadLink(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  abstract void step(LinkProxy link, Random random) throws InterruptedException;

  /** Is bad for as long as there are calls to make. */
  void harm(LinkProxy link, Random random, BooleanSupplier goesOn) throws InterruptedException {
    while (goesOn.getAsBoolean()) {
      step(link, random);
    }
    link.heal();
  }
}
