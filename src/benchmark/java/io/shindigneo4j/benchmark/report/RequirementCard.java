package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Ratio;
import io.shindigneo4j.benchmark.result.Requirement;
import io.shindigneo4j.benchmark.result.Results;
import io.shindigneo4j.benchmark.result.Verdict;
import java.util.List;
import java.util.Map;

/** A card with a requirement and its verdicts, one for each number of threads. */
record RequirementCard(Requirement requirement, List<Verdict> verdicts, Results results) {

  String html() {
    StringBuilder card = new StringBuilder("<article>\n" + Html.heading(requirement.text()));
    for (Verdict each : verdicts) {
      card.append(outcome(each)).append(missed(each));
    }
    return card.append("</article>\n").toString();
  }

  private String outcome(Verdict verdict) {
    String style = verdict.isMet() ? "met" : "missed";
    String threads = verdict.threads() == 1 ? "1 thread" : verdict.threads() + " threads";
    String what =
        requirement.each() ? "at least, " : requirement.questions() == 1 ? "" : "on average, ";
    String some =
        verdict.isComplete()
            ? ""
            : ", of %d of %d questions".formatted(verdict.ratios().size(), requirement.questions());
    return "<p><b class=\"%s\">%s %s</b> %s</p>%n"
        .formatted(
            style,
            Numbers.times(verdict.value()),
            style,
            Html.escape(what + "with " + threads + some));
  }

  private String missed(Verdict verdict) {
    List<String> names = verdict.missed();
    return names.isEmpty()
        ? ""
        : Html.details(
            names.size() + " of " + verdict.ratios().size() + " questions have less",
            Html.list(names.stream().map(name -> question(name, verdict)).toList()));
  }

  private String question(String name, Verdict verdict) {
    Map<String, Ratio> ratios = verdict.ratios();
    String embedded = requirement.transport().replace("websocket", "embedded");
    return name
        + " "
        + Numbers.times(ratios.get(name).value())
        + results
            .find(name, embedded, verdict.threads())
            .flatMap(
                best ->
                    results
                        .find(name, requirement.than(), verdict.threads())
                        .map(
                            other ->
                                Ratio.ofCallsPerSecond(best.measurement(), other.measurement())))
            .map(could -> " (in the client's own process " + Numbers.times(could.value()) + ")")
            .orElse("");
  }
}
