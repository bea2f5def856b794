package io.shindigneo4j.benchmark.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Suites that ask the same questions on growing networks: growth-2011, growth-10003. */
record SuiteFamily(String name, List<String> suites) {

  private static final Pattern NAME = Pattern.compile("(.+)-\\d+x?");

  static List<SuiteFamily> of(List<String> suites) {
    Map<String, List<String>> families =
        suites.stream()
            .filter(suite -> NAME.matcher(suite).matches())
            .collect(
                Collectors.groupingBy(SuiteFamily::stem, LinkedHashMap::new, Collectors.toList()));
    return families.entrySet().stream()
        .filter(each -> each.getValue().size() > 1)
        .map(each -> new SuiteFamily(each.getKey(), each.getValue()))
        .toList();
  }

  private static String stem(String suite) {
    Matcher matcher = NAME.matcher(suite);
    return matcher.matches() ? matcher.group(1) : suite;
  }
}
