package io.shindigneo4j.opensocial.activities;

import io.shindigneo4j.opensocial.xml.ElementName;
import java.util.List;
import org.apache.shindig.social.opensocial.model.ActivityEntry;

/** The comments on an activity. */
@ElementName("activityComments")
public final class ActivityComments {

  private String userId;
  private String activityId;
  private Long total;
  private List<ActivityEntry> comments;

  /** Whose activity it is. */
  public String getUserId() {
    return userId;
  }

  public void setUserId(String userId) {
    this.userId = userId;
  }

  /** The id of the activity. */
  public String getActivityId() {
    return activityId;
  }

  public void setActivityId(String activityId) {
    this.activityId = activityId;
  }

  /** How many comments there are. */
  public Long getTotal() {
    return total;
  }

  public void setTotal(Long total) {
    this.total = total;
  }

  /** The newest comments, the oldest of these first. */
  public List<ActivityEntry> getComments() {
    return comments;
  }

  public void setComments(List<ActivityEntry> comments) {
    this.comments = comments;
  }
}
