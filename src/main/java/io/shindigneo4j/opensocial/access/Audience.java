package io.shindigneo4j.opensocial.access;

/** To whom a person's things are open; each includes the ones before it. */
public enum Audience {
  NOBODY,
  /** The person alone. */
  OWNER,
  /** Who has the person among their friends. */
  FRIENDS,
  /** Who is signed in. */
  SIGNED_IN,
  EVERYBODY
}
