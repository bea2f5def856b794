package io.shindigneo4j.opensocial.skills;

import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.skills.SkillName;
import java.util.function.Function;
import org.apache.shindig.protocol.RequestItem;

/** Reads the names of skills in requests. Status 400 for an invalid name. */
final class SkillNames {

  private static final String SKILL = "skill";
  private static final String FRAGMENT = "fragment";

  private SkillNames() {}

  static boolean isIn(RequestItem request) {
    return request.getParameter(SKILL) != null;
  }

  static SkillName of(RequestItem request) {
    return checked(SkillName::of, Inputs.text(request, SKILL));
  }

  /** The prefix of the keys; empty where the request has none. */
  static String fragment(RequestItem request) {
    return checked(SkillName::keyPrefix, request.getParameter(FRAGMENT, ""));
  }

  private static <T> T checked(Function<String, T> parse, String text) {
    try {
      return parse.apply(text);
    } catch (InvalidParameterException e) {
      throw Refusals.badRequest(e.getMessage());
    }
  }
}
