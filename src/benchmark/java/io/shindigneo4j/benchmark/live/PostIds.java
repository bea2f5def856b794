package io.shindigneo4j.benchmark.live;

import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Finds the ids of posts in texts of any form. */
final class PostIds {

  private static final Pattern ID = Pattern.compile("\"id\":\"(" + Posts.PREFIX + "[0-9]+)\"");

  private PostIds() {}

  /** Passes on each id that the text has. */
  static void find(CharSequence text, Consumer<String> found) {
    ID.matcher(text).results().forEach(match -> found.accept(match.group(1)));
  }
}
