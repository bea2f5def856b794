package io.shindigneo4j.web.doctor;

import java.io.PrintWriter;
import java.util.Map;

/** A line for each check, lines with what to do, and a last line with numbers. */
record TextOutput(PrintWriter out) {

  void print(CheckReport check) {
    out.println(
        "%-4s  %-18s  %s".formatted(check.status(), check.name(), check.outcome().detail()));
    check.outcome().advice().forEach(advice -> out.println("      " + advice));
    out.flush();
  }

  void printCounts(Report report) {
    Map<Status, Integer> counts = report.counts();
    out.println(
        "%d checks: %d OK, %d WARN, %d FAIL, %d not made"
            .formatted(
                report.checks().size(),
                counts.get(Status.OK),
                counts.get(Status.WARN),
                counts.get(Status.FAIL),
                counts.get(Status.SKIP)));
    out.flush();
  }
}
