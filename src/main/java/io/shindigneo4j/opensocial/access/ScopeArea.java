package io.shindigneo4j.opensocial.access;

import com.google.common.collect.ImmutableSet;

/** The kinds of things that one scope to read and one to write are about. */
enum ScopeArea {
  PEOPLE("people", Resource.PEOPLE),
  SALARIES("salaries", Resource.SALARIES),
  FRIENDS("friends", Resource.FRIENDSHIPS, Resource.REQUESTS),
  GROUPS("groups", Resource.GROUPS),
  ACTIVITIES("activities", Resource.ACTIVITIES),
  MESSAGES("messages", Resource.MESSAGES),
  APP_DATA("appdata", Resource.APP_DATA),
  ALBUMS("albums", Resource.ALBUMS, Resource.MEDIA_ITEMS),
  SKILLS("skills", Resource.SKILLS, Resource.ENDORSEMENTS),
  ORGANIZATION("organization", Resource.HIERARCHY);

  private final String name;
  private final ImmutableSet<Resource> resources;

  ScopeArea(String name, Resource... resources) {
    this.name = name;
    this.resources = ImmutableSet.copyOf(resources);
  }

  static ScopeArea of(Resource resource) {
    for (ScopeArea area : values()) {
      if (area.resources.contains(resource)) {
        return area;
      }
    }
    throw new IllegalArgumentException(resource + " has no scope");
  }

  String reading() {
    return name + ":read";
  }

  String writing() {
    return name + ":write";
  }
}
