package io.shindigneo4j.web.consent;

import java.util.HashMap;
import java.util.Map;

/** What each scope lets a client do, as people read it. */
public final class ScopeWords {
  private static final Map<String, String> WORDS = new HashMap<>();

  static {
    add(
        "people",
        "See the profiles of people whom you may see",
        "Change your profile, or delete it");
    WORDS.put("salaries:read", "See what you earn");
    add("friends", "See friends and your friend requests", "Make and end friendships for you");
    add("groups", "See groups and their members", "Join, leave and change groups for you");
    add("activities", "See activities", "Publish, change and delete activities in your name");
    add("messages", "Read your messages", "Send messages in your name, change and delete yours");
    add("appdata", "Read what it keeps for you and your friends", "Keep data for you");
    add("albums", "See albums with their pictures, films and music", "Change your albums");
    add(
        "skills",
        "See skills and who endorses them",
        "Change your skills, endorse those of others");
    add("organization", "See who reports to whom", "Change to whom you report");
  }

  private ScopeWords() {}

  private static void add(String area, String reading, String writing) {
    WORDS.put(area + ":read", reading);
    WORDS.put(area + ":write", writing);
  }

  /** The name itself where there are no words. */
  public static String of(String scope) {
    return WORDS.getOrDefault(scope, scope);
  }
}
