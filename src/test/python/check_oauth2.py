"""OAuth 2.0 by requests-oauthlib: the server's address, and the secret of the client "site". Ends with 0 if all is well."""

import os
import sys
import time

from oauthlib.oauth2 import BackendApplicationClient
from oauthlib.oauth2.rfc6749 import errors
from requests.auth import HTTPBasicAuth
from requests_oauthlib import OAuth2Session

from browser import Browser
from checks import run

SERVER, SECRET = sys.argv[1:]
TOKEN = SERVER + "/oauth2/token"
SELF = SERVER + "/social/rest/people/@me/@self"
FIELDS = SERVER + "/social/rest/people/@supportedFields"
SITE_REDIRECT = "https://site.example/callback"
APP_REDIRECT = "http://127.0.0.1:51234/callback"
SITE = HTTPBasicAuth("site", SECRET)

os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"  # the server of the test has no certificate


def failure(kind, act, *arguments, **fields):
    try:
        act(*arguments, **fields)
    except kind as failed:
        return failed
    raise AssertionError("it should have failed with " + kind.__name__)


def assert_is(session, person):
    answer = session.get(SELF, timeout=60)
    assert answer.status_code == 200, answer.text
    assert answer.json()["entry"]["id"] == person, answer.text


def await_refusal(session, address=SELF):
    """A revocation is known everywhere within a second."""
    deadline = time.monotonic() + 60
    while session.get(address, timeout=60).status_code != 401:
        assert time.monotonic() < deadline, "the token is still good"
        time.sleep(0.05)


def site(scope="people:read"):
    return OAuth2Session("site", redirect_uri=SITE_REDIRECT, scope=scope.split(), pkce="S256")


def app():
    return OAuth2Session("app", redirect_uri=APP_REDIRECT, scope=["people:read"], pkce="S256")


def answer_of(session, person, decision="allow"):
    address, _ = session.authorization_url(SERVER + "/oauth2/authorize")
    return Browser(SERVER, person).authorize(address, decision)


def signed_in(person, **settings):
    session = site()
    for name, value in settings.items():
        setattr(session, name, value)
    answer = answer_of(session, person)
    session.fetch_token(TOKEN, authorization_response=answer, auth=SITE)
    return session


def check_code():
    session = site("people:read messages:write")
    token = session.fetch_token(
        TOKEN, authorization_response=answer_of(session, "john.doe"), auth=SITE
    )
    assert set(token["scope"]) == {"people:read", "messages:write"}, token
    assert token["token_type"] == "Bearer" and token["expires_in"] == 3600, token
    assert_is(session, "john.doe")


def check_code_with_secret_in_form():
    session = site()
    answer = answer_of(session, "john.doe")
    session.fetch_token(
        TOKEN, authorization_response=answer, client_secret=SECRET, include_client_id=True
    )
    assert_is(session, "john.doe")


def check_code_of_public_client():
    session = app()
    answer = answer_of(session, "jane.doe")
    session.fetch_token(TOKEN, authorization_response=answer, include_client_id=True)
    assert_is(session, "jane.doe")
    first = session.token["refresh_token"]
    session.refresh_token(TOKEN, client_id="app")
    assert session.token["refresh_token"] != first
    assert_is(session, "jane.doe")


def check_refresh():
    session = signed_in("john.doe")
    first = dict(session.token)
    second = session.refresh_token(TOKEN, auth=SITE)
    assert second["refresh_token"] != first["refresh_token"]
    assert second["access_token"] != first["access_token"]
    assert_is(session, "john.doe")
    stolen = OAuth2Session("site", token=first)
    failure(errors.InvalidGrantError, stolen.refresh_token, TOKEN, auth=SITE)
    await_refusal(session)  # who used it first is not known


def check_refresh_by_itself():
    kept = []
    session = signed_in(
        "john.doe",
        auto_refresh_url=TOKEN,
        auto_refresh_kwargs={"client_id": "site", "client_secret": SECRET},
        token_updater=kept.append,
    )
    session.token = {**session.token, "expires_in": -1, "expires_at": time.time() - 1}
    assert_is(session, "john.doe")
    assert len(kept) == 1


def own():
    return OAuth2Session(client=BackendApplicationClient("site"))


def check_credentials():
    session = own()
    token = session.fetch_token(TOKEN, auth=SITE)
    assert "refresh_token" not in token
    answer = session.get(FIELDS, timeout=60)
    assert answer.status_code == 200 and "displayName" in answer.json()["entry"], answer.text


def check_credentials_for_a_person():
    signed_in("john.doe")  # consents
    session = own()
    session.fetch_token(TOKEN, auth=SITE, xoauth_requestor_id="john.doe")
    assert_is(session, "john.doe")
    for person in ("jane.doe", "nobody"):
        failure(
            errors.InvalidGrantError, own().fetch_token, TOKEN, auth=SITE, xoauth_requestor_id=person
        )


def check_revocation():
    session = signed_in("john.doe")
    url, headers, body = session._client.prepare_token_revocation_request(
        SERVER + "/oauth2/revoke", session.token["refresh_token"], "refresh_token"
    )
    for _ in range(2):  # the second time, there is none
        answer = session.request(
            "POST", url, data=body, headers=headers, auth=SITE, withhold_token=True, timeout=60
        )
        assert answer.status_code == 200 and answer.text == "", answer.text
    await_refusal(session)
    failure(errors.InvalidGrantError, session.refresh_token, TOKEN, auth=SITE)


def check_bad_secret():
    wrong = HTTPBasicAuth("site", "wrong")
    failure(errors.InvalidClientError, own().fetch_token, TOKEN, auth=wrong)
    stranger = HTTPBasicAuth("stranger", SECRET)
    failure(errors.InvalidClientError, own().fetch_token, TOKEN, auth=stranger)
    session = site()
    answer = answer_of(session, "john.doe")
    failure(
        errors.InvalidClientError,
        session.fetch_token,
        TOKEN,
        authorization_response=answer,
        auth=wrong,
    )


def check_used_code():
    session = site()
    answer = answer_of(session, "john.doe")
    session.fetch_token(TOKEN, authorization_response=answer, auth=SITE)
    failure(
        errors.InvalidGrantError, session.fetch_token, TOKEN, authorization_response=answer, auth=SITE
    )
    await_refusal(session)  # its tokens went with it


def check_wrong_verifier():
    session = site()
    answer = answer_of(session, "john.doe")
    session._code_verifier = "v" * 64
    failure(
        errors.InvalidGrantError, session.fetch_token, TOKEN, authorization_response=answer, auth=SITE
    )


def check_refusals_of_authorization():
    session = site()
    denied = answer_of(session, "jane.doe", "deny")
    failure(
        errors.AccessDeniedError, session.fetch_token, TOKEN, authorization_response=denied, auth=SITE
    )
    session = site("people:read salaries:read")
    unknown = answer_of(session, "john.doe")
    failure(
        errors.InvalidScopeError, session.fetch_token, TOKEN, authorization_response=unknown, auth=SITE
    )
    victim = site()
    victim.authorization_url(SERVER + "/oauth2/authorize")
    planted = answer_of(site(), "john.doe")
    failure(
        errors.MismatchingStateError, victim.fetch_token, TOKEN, authorization_response=planted, auth=SITE
    )


def check_refused_grants():
    public = OAuth2Session(client=BackendApplicationClient("app"))
    failure(errors.UnauthorizedClientError, public.fetch_token, TOKEN, include_client_id=True)
    wide = OAuth2Session(client=BackendApplicationClient("site", scope="salaries:read"))
    failure(errors.InvalidScopeError, wide.fetch_token, TOKEN, auth=SITE)


def check_missing_scope():
    session = signed_in("john.doe")
    answer = session.get(SELF.replace("@self", "@friends"), timeout=60)
    assert answer.status_code == 403, answer.text
    assert 'scope="friends:read"' in answer.headers["WWW-Authenticate"], answer.headers


run(globals())
