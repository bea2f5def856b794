package io.shindigneo4j.opensocial.messages;

import java.util.Date;
import java.util.List;
import org.apache.shindig.protocol.model.ExtendableBeanImpl;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Url;

/**
 * A message whose status and type are texts, as OpenSocial Social Data 2.5.1 has them: Shindig's
 * enum has no READ, and calls FLAGGED "read". Shindig writes it as JSON by its entries, since it is
 * a map, and as XML by {@link SocialMessageBeanInfo}.
 */
public final class SocialMessage extends ExtendableBeanImpl implements Message {

  private static final long serialVersionUID = 1L;
  private static final String STATUS = "status";
  private static final String TYPE = "type";

  /** The same message. */
  static SocialMessage of(Message message) {
    return message instanceof SocialMessage same ? same : MessageMapper.copy(message);
  }

  private String text(String field) {
    return (String) get(field);
  }

  @SuppressWarnings("unchecked") // no setter puts in anything else
  private List<String> texts(String field) {
    return (List<String>) get(field);
  }

  private void set(String field, Object value) {
    if (value == null) {
      remove(field);
    } else {
      put(field, value);
    }
  }

  /** One of NEW, READ, DELETED and FLAGGED. */
  public String getStatusText() {
    return text(STATUS);
  }

  public void setStatusText(String status) {
    set(STATUS, status);
  }

  /** Null where Shindig's enum has no such status. */
  @Override
  public Status getStatus() {
    return StatusNames.ofShindig(getStatusText());
  }

  @Override
  public void setStatus(Status status) {
    setStatusText(status == null ? null : status.name());
  }

  /** Such as "privateMessage". */
  public String getTypeText() {
    return text(TYPE);
  }

  public void setTypeText(String type) {
    set(TYPE, type);
  }

  /** Null where Shindig's enum has no such type. */
  @Override
  public Type getType() {
    return MessageTypes.ofShindig(getTypeText());
  }

  @Override
  public void setType(Type type) {
    setTypeText(type == null ? null : type.toString());
  }

  @Override
  public String getAppUrl() {
    return text("appUrl");
  }

  @Override
  public void setAppUrl(String appUrl) {
    set("appUrl", appUrl);
  }

  @Override
  public String getBody() {
    return text("body");
  }

  @Override
  public void setBody(String body) {
    set("body", body);
  }

  @Override
  public String getBodyId() {
    return text("bodyId");
  }

  @Override
  public void setBodyId(String bodyId) {
    set("bodyId", bodyId);
  }

  @Override
  public String getId() {
    return text("id");
  }

  @Override
  public void setId(String id) {
    set("id", id);
  }

  @Override
  public String getInReplyTo() {
    return text("inReplyTo");
  }

  @Override
  public void setInReplyTo(String inReplyTo) {
    set("inReplyTo", inReplyTo);
  }

  @Override
  public String getSenderId() {
    return text("senderId");
  }

  @Override
  public void setSenderId(String senderId) {
    set("senderId", senderId);
  }

  @Override
  public String getTitle() {
    return text("title");
  }

  @Override
  public void setTitle(String title) {
    set("title", title);
  }

  @Override
  public String getTitleId() {
    return text("titleId");
  }

  @Override
  public void setTitleId(String titleId) {
    set("titleId", titleId);
  }

  @Override
  public List<String> getCollectionIds() {
    return texts("collectionIds");
  }

  @Override
  public void setCollectionIds(List<String> collectionIds) {
    set("collectionIds", collectionIds);
  }

  @Override
  public List<String> getRecipients() {
    return texts("recipients");
  }

  @Override
  public void setRecipients(List<String> recipients) {
    set("recipients", recipients);
  }

  @Override
  public List<String> getReplies() {
    return texts("replies");
  }

  public void setReplies(List<String> replies) {
    set("replies", replies);
  }

  @Override
  public Date getTimeSent() {
    return (Date) get("timeSent");
  }

  @Override
  public void setTimeSent(Date timeSent) {
    set("timeSent", timeSent);
  }

  @Override
  public Date getUpdated() {
    return (Date) get("updated");
  }

  @Override
  public void setUpdated(Date updated) {
    set("updated", updated);
  }

  @Override
  @SuppressWarnings("unchecked") // as above
  public List<Url> getUrls() {
    return (List<Url>) get("urls");
  }

  @Override
  public void setUrls(List<Url> urls) {
    set("urls", urls);
  }

  /** Texts are kept as they came; who shows them escapes them. */
  @Override
  public String sanitizeHTML(String html) {
    return html;
  }
}
