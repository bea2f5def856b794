package io.shindigneo4j.schema;

/** Labels, relationship types and property keys of the graph, as docs/data-model.md shows them. */
public final class GraphNames {

  public static final String PERSON = "Person";
  public static final String GROUP = "Group";

  /** Person to person, in the direction of the one whose friend the other is. */
  public static final String FRIEND_OF = "FRIEND_OF";

  /** Person to group. */
  public static final String MEMBER_OF = "MEMBER_OF";

  /** Person to the groups that this person owns. */
  public static final String OWNER_OF = "OWNER_OF";

  /** Person to the groups that this person may join by invitation. */
  public static final String INVITED_TO = "INVITED_TO";

  /** From the person who asks for friendship to the one who is asked. */
  public static final String FRIEND_REQUEST = "FRIEND_REQUEST";

  /** From a person to one who is not to be recommended to them. */
  public static final String DISMISSED = "DISMISSED";

  /** From a person to one whom they block. */
  public static final String BLOCKS = "BLOCKS";

  /** On MEMBER_OF: {@link #ADMIN}, or nothing for a plain member. */
  public static final String ROLE = "role";

  /** The role of a member who looks after a group. */
  public static final String ADMIN = "admin";

  /** The OpenSocial id of a person or group; unique for its label. */
  public static final String ID = "id";

  /** On relationships between people and groups: when it began, in milliseconds since 1970. */
  public static final String SINCE = "since";

  /**
   * On the relationship from a person to an entry of one of the lists in the profile: its place.
   */
  public static final String POSITION = "position";

  /** On a group: whether only its members see who is in it. */
  public static final String CLOSED = "closed";

  /** The receipt of a request with an id. */
  public static final String REQUEST = "Request";

  /** From the owner of a timeline to its newest item. */
  public static final String NEWEST = "NEWEST";

  /** From an item of a timeline to the one before it in time. */
  public static final String OLDER = "OLDER";

  /** From the owner of a timeline that is read from both ends to its oldest item. */
  public static final String OLDEST = "OLDEST";

  /**
   * On an item of a timeline: when it came in, in milliseconds since 1970; different for each item
   * of a timeline. On the owner of the timeline: that of its newest item.
   */
  public static final String MOMENT = "moment";

  /** On the owner of a timeline: how many items it has. */
  public static final String TOTAL = "total";

  /** On an item: when it was last changed, as an ISO 8601 text. */
  public static final String UPDATED = "updated";

  /** The app data of one application for one person. */
  public static final String APP_DATA = "AppData";

  /** A value of {@link #APP_DATA}. */
  public static final String APP_DATA_VALUE = "AppDataValue";

  /** Person to what an application keeps for this person. */
  public static final String HAS_APP_DATA = "HAS_APP_DATA";

  /** To a value of an application's data. */
  public static final String HAS_VALUE = "HAS_VALUE";

  /** The id of the application that made a thing; empty for none. */
  public static final String APPLICATION = "application";

  /** On a value: its name. */
  public static final String KEY = "key";

  /** On a value: what it is, as JSON. */
  public static final String TEXT = "text";

  /** On a value: what it counts against the limits. */
  public static final String SIZE = "size";

  public static final String ALBUM = "Album";
  public static final String MEDIA_ITEM = "MediaItem";

  /** Person to album. */
  public static final String HAS_ALBUM = "HAS_ALBUM";

  /** Album to media item. */
  public static final String HAS_MEDIA_ITEM = "HAS_MEDIA_ITEM";

  /** A person's albums by time, those of one application. */
  public static final String ALBUM_TIMELINE = "AlbumTimeline";

  /** An album's media items by time, those of one application. */
  public static final String MEDIA_TIMELINE = "MediaTimeline";

  public static final String HAS_ALBUM_TIMELINE = "HAS_ALBUM_TIMELINE";
  public static final String HAS_MEDIA_TIMELINE = "HAS_MEDIA_TIMELINE";

  /** How many of an album's items have one value of their type, or of their MIME type. */
  public static final String MEDIA_KIND = "MediaKind";

  public static final String HAS_MEDIA_KIND = "HAS_MEDIA_KIND";

  /** A person's posts of one kind by one application; the owner of a timeline. */
  public static final String ACTIVITY_STREAM = "ActivityStream";

  /** Person to stream. */
  public static final String HAS_STREAM = "HAS_STREAM";

  /** On a stream: an {@code ActivityKind} in lower case. */
  public static final String KIND = "kind";

  /** On a thing whose id is unique among its owner's: the owner's id. */
  public static final String OWNER = "owner";

  /** On an activity: whether the server gave it its id, and keeps its times. */
  public static final String STAMPED = "stamped";

  /** On an activity: when it was published, as an ISO 8601 text. */
  public static final String PUBLISHED = "published";

  /** A skill, by one name for all people. */
  public static final String SKILL = "Skill";

  /** A skill as one person has it. */
  public static final String PERSON_SKILL = "PersonSkill";

  /** Person to a skill of theirs. */
  public static final String HAS_SKILL = "HAS_SKILL";

  /** A person's skill to the skill that it is. */
  public static final String IS_SKILL = "IS_SKILL";

  /** Person to a skill of another, whom they say to have it. */
  public static final String ENDORSES = "ENDORSES";

  /** Person to the one who manages them; one at most. */
  public static final String REPORTS_TO = "REPORTS_TO";

  /** Label of the single node that writes of the hierarchy lock. */
  public static final String HIERARCHY = "Hierarchy";

  /** Up to when a person has seen what is of one kind. */
  public static final String SEEN_MARK = "SeenMark";

  /** Person to such a mark; one of each kind. */
  public static final String HAS_SEEN = "HAS_SEEN";

  /** A client of our OAuth servers. */
  public static final String OAUTH_CLIENT = "OAuthClient";

  /** What a client was granted at one time. */
  public static final String OAUTH_GRANT = "OAuthGrant";

  /** A code, an access token or a refresh token. */
  public static final String OAUTH_TOKEN = "OAuthToken";

  /** A request token of OAuth 1.0a that waits for a person. */
  public static final String OAUTH_REQUEST_TOKEN = "OAuthRequestToken";

  /** Person to a client that may act for them. */
  public static final String CONSENTS_TO = "CONSENTS_TO";

  /** Person to a grant of a client that acts for them. */
  public static final String HAS_GRANT = "HAS_GRANT";

  /** Grant to a token of it. */
  public static final String HAS_TOKEN = "HAS_TOKEN";

  /** A service of another site from which a gadget fetches by OAuth. */
  public static final String GADGET_SERVICE = "GadgetService";

  /** What such a service has given Shindig for a person, encrypted. */
  public static final String GADGET_TOKEN = "GadgetToken";

  /** Person to such a token. */
  public static final String HAS_GADGET_TOKEN = "HAS_GADGET_TOKEN";

  /** A browser in which a person is signed in. */
  public static final String BROWSER_SESSION = "BrowserSession";

  /** Person to such a session. */
  public static final String HAS_BROWSER_SESSION = "HAS_BROWSER_SESSION";

  /** On a client: whether it may do anything. */
  public static final String ENABLED = "enabled";

  /** On a grant: the id of its client. */
  public static final String CLIENT = "client";

  /** On a grant: the id of whom the client acts for; missing where it acts for itself. */
  public static final String GRANT_PERSON = "person";

  /** On a consent, a grant or a token: the names of its scopes. */
  public static final String SCOPES = "scopes";

  /** When a thing was made, in milliseconds since 1970. */
  public static final String CREATED = "created";

  /** On a token: when it expires. On a grant: the latest that one of its tokens has. */
  public static final String EXPIRES = "expires";

  /** On a token: when it was issued, in milliseconds since 1970. */
  public static final String ISSUED = "issued";

  /** On a token: its hash. */
  public static final String HASH = "hash";

  /** On a token that may be used once: true once it was. */
  public static final String USED = "used";

  /** On a session: when it was, in milliseconds since 1970. */
  public static final String LAST_USED = "lastUsed";

  /** On a code: the address that it is sent to. */
  public static final String REDIRECT_URI = "redirectUri";

  /** On a code: the code challenge, if the client gave one. */
  public static final String CHALLENGE = "challenge";

  /** On a request token: the address that its verifier is sent to. */
  public static final String CALLBACK = "callback";

  /** On a request token that a person has authorized: the hash of its verifier. */
  public static final String VERIFIER = "verifier";

  /** On a client, a token or a service: its secret, encrypted. */
  public static final String SEALED_SECRET = "sealedSecret";

  /** On what a service has given Shindig: the tokens, encrypted. */
  public static final String SEALED = "sealed";

  /** On what a service has given Shindig: the id of the service. */
  public static final String SERVICE = "service";

  /** On a service: the address of its gadget. */
  public static final String GADGET = "gadget";

  /** What was taken back: by {@link #KIND} and {@link #SUBJECT}, which make its {@link #KEY}. */
  public static final String REVOCATION = "Revocation";

  /** On a revocation: the id of whom or what it is about. */
  public static final String SUBJECT = "subject";

  /** On a revocation: its number. On the log of revocations: the last one. */
  public static final String SEQUENCE = "sequence";

  /** On a revocation: what was issued up to then is void, in milliseconds since 1970. */
  public static final String BEFORE = "before";

  /** On a thing that has one: its name as people read it. */
  public static final String NAME = "name";

  /** On an organization of a person: what the person earns there. */
  public static final String SALARY = "salary";

  private GraphNames() {}
}
