package io.shindigneo4j.opensocial.messages;

import java.beans.IntrospectionException;
import java.beans.PropertyDescriptor;
import java.beans.SimpleBeanInfo;
import java.util.ArrayList;
import java.util.List;

/** Tells Shindig's XML converter, by the JDK's own means, that status and type are texts. */
public final class SocialMessageBeanInfo extends SimpleBeanInfo {

  private static final List<String> PROPERTIES =
      List.of(
          "appUrl",
          "body",
          "bodyId",
          "collectionIds",
          "id",
          "inReplyTo",
          "recipients",
          "replies",
          "senderId",
          "timeSent",
          "title",
          "titleId",
          "updated",
          "urls");

  @Override
  public PropertyDescriptor[] getPropertyDescriptors() {
    try {
      List<PropertyDescriptor> descriptors = new ArrayList<>();
      for (String property : PROPERTIES) {
        descriptors.add(new PropertyDescriptor(property, SocialMessage.class));
      }
      descriptors.add(text("status", "StatusText"));
      descriptors.add(text("type", "TypeText"));
      return descriptors.toArray(PropertyDescriptor[]::new);
    } catch (IntrospectionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static PropertyDescriptor text(String property, String accessor)
      throws IntrospectionException {
    return new PropertyDescriptor(
        property, SocialMessage.class, "get" + accessor, "set" + accessor);
  }
}
