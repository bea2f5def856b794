package io.shindigneo4j.opensocial.groups;

import java.util.Map;
import org.apache.shindig.social.core.model.GroupImpl;

/** A group that may be closed. Its id may be any text: the graph may hold what no client sends. */
public class SocialGroup extends GroupImpl {

  private String id;
  private Boolean closed;

  @Override
  public String getId() {
    return id;
  }

  /** Takes texts, Shindig's ids, and JSON objects with a {@code value}. */
  @Override
  public void setId(Object id) {
    Object text = id instanceof Map<?, ?> json ? json.get("value") : id;
    this.id = text == null ? null : text.toString();
  }

  /** Whether people come in by invitation alone, and only members see who is in it. */
  public Boolean getClosed() {
    return closed;
  }

  public void setClosed(Boolean closed) {
    this.closed = closed;
  }
}
